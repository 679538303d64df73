import type { Language } from '@frontdesk/shared/endpoints/languages';

/* The same for languages that our embedding model does not know, in the form of SYNONYM_GROUPS. */

const GERMAN = `
preis kosten gebühr betrag tarif | preis teuer günstig | kosten zahlen bezahlen | bezahlen zahlung zahlen begleichen
bezahlen > karte bar bargeld überweisung lastschrift rechnung paypal | karte > girokarte ec-karte ecKarte visa mastercard kreditkarte
rabatt ermäßigung nachlass vergünstigung ermäßigt prozent | kostenlos gratis umsonst gebührenfrei frei | gutschein geschenkgutschein coupon
stornieren absagen stornierung rücktritt widerruf | kündigen kündigung beenden | umbuchen verschieben ändern | verlängern verlängerung
zurückgeben rückgabe umtausch umtauschen | erstatten erstattung rückerstattung geld | liefern lieferung versand zustellung schicken verschicken
öffnen geöffnet öffnungszeiten offen uhr | schließen geschlossen zu | wochenende > samstag sonntag | werktag > montag dienstag mittwoch donnerstag freitag
feiertag > weihnachten heiligabend silvester ostern neujahr | anfang beginn start beginnen anfangen starten | ende schluss enden
dauer dauern lange stunden tage | frist termin spätestens bis | telefon anrufen telefonisch nummer rufnummer telefonnummer | e-mail mail email schreiben
kontakt erreichen ansprechpartner | adresse anschrift straße standort | anfahrt anreise erreichen haltestelle bahn bus
straßenbahn tram | auto pkw wagen fahrzeug | parken parkplatz stellplatz stellplätze garage | fahrrad rad bike e-bike | zug bahn
kind kinder baby sohn tochter | jugendlicher teenager | rentner senior senioren | student studierende studenten schüler | eltern mutter vater erziehungsberechtigte
behindert barrierefrei rollstuhl aufzug ebenerdig | toilette wc klo | hund haustier tier | haustier > hund katze | essen speise mahlzeit verpflegung
essen > frühstück mittagessen abendessen | trinken getränk | alkohol > bier wein | rauchen raucher | wlan internet wifi
anfänger einsteiger neuling | kurs unterricht lehrgang | trainer lehrer kursleiter | anmelden anmeldung registrieren | buchen buchung reservieren reservierung
mieten leihen ausleihen verleih vermieten miete | pfand kaution | kaputt defekt beschädigt schaden | reparieren reparatur | verloren vergessen fundsachen verlieren liegen
schrank spind schließfach | schlüssel code | beschwerde beschweren reklamation | garantie gewährleistung | krank krankheit attest arzt verletzung schwanger schwangerschaft
pausieren ruhen unterbrechen aussetzen | vertrag mitgliedschaft abo abonnement | unfall notfall | versichern versicherung | ausweis pass identität
wohnung zimmer unterkunft | müll abfall entsorgen entsorgung | strom elektrizität energie | umziehen umzug | zähler zählerstand ablesen | rechnung abrechnung
mitbringen mitgebracht eigen | nehmen akzeptieren annehmen | dürfen erlaubt gestattet | verboten untersagt | gruppe gruppen | wasser trinkwasser | früher zeitig | spät später
`;

const FRENCH = `
prix tarif coût coûter montant frais | payer paiement régler règlement | payer > carte espèces chèque virement | carte > visa bancaire mastercard
réduction remise rabais réduit | gratuit gratuitement offert | chômeur emploi | bon cadeau chèque-cadeau | annuler annulation | modifier changer modification
résilier résiliation | rembourser remboursement argent | rendre retour retourner restituer | livrer livraison envoi expédition | ouvrir ouvert horaire ouverture heure
fermer fermé fermeture | week-end > samedi dimanche | semaine > lundi mardi mercredi jeudi vendredi | férié > noël pâques | vacances congés
commencer début débuter | finir fin terminer | durée durer temps | délai avant limite | téléphone appeler numéro téléphoner | mail courriel e-mail écrire
contact joindre contacter | adresse rue | accès venir rejoindre bus gare train | voiture véhicule auto | garer stationnement parking stationner
vélo bicyclette | enfant bébé fils fille mineur tout-petit | adolescent jeune | retraité senior | étudiant élève | parent père mère
handicapé handicap accessible fauteuil mobilité adapté | toilettes wc sanitaires | chien animal | animal > chien chat | manger repas nourriture restauration
manger > petit-déjeuner déjeuner dîner | boire boisson | alcool > vin bière | fumer fumeur | wifi internet connexion wi-fi
débutant | cours leçon séance stage | professeur moniteur enseignant | inscrire inscription | réserver réservation | louer location prêter prêt | caution dépôt arrhes acompte
cassé abîmé endommagé dégât casse | réparer réparation | perdu perdre oublié oublier objets trouvés | casier consigne | clé clef code | plainte réclamation plaindre
garantie | malade maladie médecin certificat | contrat abonnement adhésion | accident urgence | assurance assurer | identité passeport papiers justificatif pièce
logement chambre hébergement gîte | déchet ordure poubelle | électricité courant | déménager déménagement | apporter amener emmener | accepter admettre admis
permis autorisé permettre pouvoir | interdit défendu | draps linge serviette | chauffage chauffer | ménage nettoyage | arriver arrivée | partir départ quitter
acte document formulaire | mariage marier | naissance naître | dossier demande | mairie municipal | apprendre natation nager | rater manquer manqué
`;

const SPANISH = `
precio coste costar tarifa valer importe cuánto | pagar pago abonar | pagar > tarjeta efectivo transferencia | tarjeta > visa crédito mastercard
descuento rebaja reducción | gratis gratuito gratuita | anticipo adelantado adelanto señal depósito | cancelar anular cancelación anulación | cambiar modificar cambio
devolver devolución reembolso dinero | envío enviar entrega | abrir abierto horario apertura hora atender | cerrar cerrado cierre
fin sábado domingo | festivo navidad | empezar comenzar comienzo inicio | terminar acabar final | durar duración tiempo | plazo antes límite antelación
teléfono llamar número | correo email mail escribir | contacto contactar | dirección calle ubicación | llegar cómo autobús tren metro estación transporte
coche auto vehículo | aparcar aparcamiento estacionar parking | bicicleta bici | niño bebé hijo hija menor | joven adolescente | jubilado mayor | estudiante alumno
padre madre padres | discapacitado accesible silla ruedas movilidad adaptado | baño aseo lavabo servicio | perro mascota animal | mascota > perro gato
comer comida | comer > desayuno almuerzo cena | beber bebida potable | alcohol > vino cerveza | fumar fumador | wifi internet inalámbrica conexión
principiante básico inicial | curso clase | profesor docente maestro | matrícula inscripción inscribir matricular | reservar reserva | alquilar alquiler | fianza depósito
roto dañado estropeado daño | reparar reparación | perdido perder olvidado olvidar encontrar encontrado objeto | taquilla consigna | llave código
queja reclamación quejar | garantía | enfermo enfermedad médico certificado | contrato suscripción abono | accidente urgencia emergencia | seguro aseguradora
pasaporte dni identidad documento | habitación alojamiento | basura residuo | electricidad luz corriente | lavar lavadora ropa | traer llevar
aceptar admitir admite | permitido permitir poder | prohibido prohibir | llegada entrada llegar | salida salir dejar ir irme | meses mes enero agosto
cita consulta visita | examen prueba | resultado análisis | receta medicamento | título diploma | nivel prueba | doctor médico | falta faltar ausencia
`;

/** Italian, Portuguese, Dutch and Polish have none: their benefit has not been measured. */
export const OTHER_SYNONYM_GROUPS: Readonly<Partial<Record<Language, string>>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};
