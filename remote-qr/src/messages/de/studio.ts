import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  editing: (name) => `Sie bearbeiten „${name}“. Beim Speichern wird der Code ersetzt.`,
  editingPrinted: (name) =>
    `Sie bearbeiten „${name}“. Ihre gedruckten Codes bleiben gleich: Speichern Sie, um zu ändern, wohin sie führen.`,
  saveEdited: 'Speichern',
  generate: 'QR-Code erstellen',
  generateFailed: 'Der QR-Code konnte nicht erstellt werden.',
  generateLog: 'Error generating QR Code:',
  suggestion: (text) => `${text} verwenden`,
  suggestionQuestion: 'Meinten Sie das?',
  encodedNumber: (digits) => `Im Code steht ${digits}`,
  encodedHost: (host) => `Öffnet ${host}. Prüfen Sie, ob das die Buchstaben sind, die Sie meinen.`,
  skippedTime: (zone) =>
    `An diesem Tag werden die Uhren in ${zone} vorgestellt, deshalb gibt es eine dieser Zeiten nicht. Bitte prüfen Sie sie.`,
  timeZone: (zone) =>
    `Der Code enthält diese Zeiten so, wie sie hier stehen (${zone}). Ein Handy in einer anderen Zeitzone zeigt dieselben Uhrzeiten.`,
  encodedTitle: 'Text im Code',
  encodedEmpty: 'Füllen Sie das Formular aus, um genau den Text zu sehen, der im Code steht.',
  sampleCode:
    'Das ist ein Muster. Der Code bekommt seinen eigenen Link, wenn Sie ihn erstellen, und steht dann in „Meine QR-Codes“.',
  encodedBytes: (bytes, max) => `${count(bytes)} von ${count(max)} Byte`,

  printShops: 'Für Druckereien',
  // At 300 dots per inch, the usual printer setting.
  scanChecking: 'Der Code wird geprüft …',
  scans: 'Lesbar',
  readOnce: 'Nur einer von zwei Decodern ließ sich hier verwenden.',
  readOnceHelp: 'Er liest den Code.',
  printAtLeast: (mm) => `Drucken Sie den Code mindestens ${mm} mm breit.`,
  tooDense: (size) => `Zu dicht für ein Bild mit ${size} px Breite.`,
  chooseSize: (size) =>
    size === null
      ? 'Verwenden Sie das SVG oder ein PNG für den Druck.'
      : `Wählen Sie mindestens ${size} px, das SVG oder ein PNG für den Druck.`,
  saysOther: 'Der Code passt nicht zu Ihrem Inhalt.',
  readInstead: (text) => `Gelesen wird: ${text}`,
  notReadable: 'In diesem Bild war kein Code lesbar.',
  notReadableHelp:
    'Probieren Sie den Code mit einem Handy aus, bevor Sie ihn drucken. Andere Größen entstehen aus diesem Bild.',
  scanUnavailable:
    'Der Code konnte hier nicht geprüft werden. Probieren Sie ihn mit einem Handy aus, bevor Sie ihn drucken.',
  style: 'Stil',
  content: 'Inhalt',
  styleColors: (dark, light) => `${dark} auf ${light}`,
  withLogo: 'Mit Logo',
  withoutLogo: 'Ohne Logo',
  withFrame: (frame) => `Rahmen „${frame}“`,
  styleMeasures: (quietZone, mm) => `Rand ${quietZone}, ${mm} mm breit`,
  styleIntro: 'Farben, Logo und Form werden nur verwendet, wenn der Code damit noch lesbar ist.',
  colors: { dark: 'Vordergrund', light: 'Hintergrund' },
  logo: 'Logo in der Mitte (PNG, JPEG, WebP oder SVG, bis 2 MB)',
  removeLogo: 'Logo entfernen',
  plainAgain: 'Zurück zu Schwarz auf Weiß',
  styleRefused: 'Nicht verwendet.',
  stillBefore: 'Das Bild sieht noch aus wie vorher: Ihre letzte Auswahl wäre nicht lesbar.',
  shape: 'Module',
  shapes: { square: 'Eckig', rounded: 'Rund' },
  frame: 'Text im Rahmen',
  framePlaceholder: 'Hier scannen',
  frameLeft: (left) => `Noch ${count(left)} Zeichen. Leer für keinen Rahmen.`,
  quietZone: 'Rand (Module)',
  quietZoneOption: (modules) => (modules === 4 ? '4 (üblich)' : String(modules)),
  quietZoneNarrow: 'Manche Scanner brauchen 4 Module Weiß um einen Code. Lassen Sie das Papier um ihn herum weiß.',
  sizeMm: 'Druckbreite (mm)',
  sizeMmHint: 'Für SVG und PDF.',
  sizeMmWrong: (least, most) => `Eine ganze Zahl von ${least} bis ${most}.`,
  tooSmallMm: (mm) => `Dieser Code braucht mindestens ${mm} mm, um auf Papier lesbar zu sein.`,
  plainStyle: 'Schwarz auf Weiß',
  preset: 'Vorlage',
  noPreset: 'Eigene Auswahl',
  savePreset: 'Als Vorlage speichern',
  savePresetButton: 'Speichern',
  cancelPreset: 'Abbrechen',
  presetName: 'Name der Vorlage',
  presetIntro:
    'Verwenden Sie diesen Stil wieder, für andere Codes, Druckbögen und CSV-Dateien. Eine Vorlage mit diesem Namen wird ersetzt.',
  presetSaved: (name) => `Vorlage „${name}“ gespeichert`,
  presetFailed: 'Die Vorlage konnte nicht gespeichert werden.',
  deletePreset: (name) => `Vorlage ${name} löschen`,
  deletePresetQuestion: (name) =>
    `Möchten Sie die Vorlage „${name}“ wirklich löschen? Codes mit ihrem Stil behalten ihn.`,
  presetDeleteFailed: 'Die Vorlage konnte nicht gelöscht werden.',
  styleNotSaved:
    'Der Code wurde gespeichert, sein Stil aber nicht. Bearbeiten Sie den Code, um es noch einmal zu versuchen.',
  kinds: 'Arten von Codes',
  livePreview: 'Vorschau',
  livePreviewEmpty: 'Füllen Sie das Formular aus, um Ihren Code zu sehen.',

  styleProblems: {
    inverted: 'Der Vordergrund muss dunkler sein als der Hintergrund: Viele Scanner lesen Hell auf Dunkel nicht.',
    pale: 'Diese Farben sind für eine Kamera zu ähnlich. Wählen Sie einen dunkleren Vordergrund.',
    darkGround: 'Der Hintergrund ist zu dunkel. Wählen Sie einen helleren.',
    noRoom: 'Der Text ist so lang, dass kein Platz für ein Logo bleibt.',
    doesNotScan: 'Mit diesem Stil ist der Code nicht lesbar.',
    type: 'Ein Logo ist eine Datei vom Typ PNG, JPEG, WebP oder SVG.',
    tooLarge: 'Die Datei ist größer als 2 MB.',
    broken: 'Die Datei kann nicht als Bild gelesen werden.',
    failed: 'Der Stil konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  },
} satisfies Translation<typeof import('../studio')>;
