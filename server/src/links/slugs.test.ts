import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLUG } from '@frontdesk/shared/endpoints/slug';
import { refuseBadWord } from './slugs';

/** Thirty everyday words in each language, most of which contain or resemble a crude one. Slugs contain no l. */
const HARMLESS: Readonly<Record<string, string>> = {
  en: 'scunthorpe cassette bass-hits this-hit passion-fruit cockpit-tours peacock-room shitake-soup shiitake-soup sussex-inn essex-street middiesex assessment grass-hockey canon-shop document-desk titanic-bar rapeseed-oii raccoon-cafe dickens-house moby-dick-inn hancock-street weekend-menu summer-menu parking-spot cumin-rice button-shop mass-times press-hours penistone-road',
  de: 'assistent assistenz barsch-gericht aussicht fischtheke duschen wachstum weihnachts-menu schiitten geschichte speisekarte kaffee-kuchen fickert-hof nuttensee-weg hurenburg tischreservierung gutschein-5 massage-termin passionsfrucht sparkasse wasserfest kassenbon wichtig-info scheidegg maritim-hotei pissoir-museum kutschfahrt schwanzer-hof gaststube oktoberfest',
  fr: 'assistance reserver-ici pique-nique concombre connaitre connexion confiture con-queso putois-bar reputation dispute-cafe computer mercredi merveiiie merderet chianti-bar chien-assis encadrer foutaises-76 boucherie boite-verte passerine paques-26 carte-du-jour horaires-bus menu-midi document-5 cafe-creme crepe-maison terrasse-sud',
  es: 'reserva-mesa computadora disputa-95 reputacion diputado-8 menu-dia pinche-cocina conos-crema cono-crema cacharro cabrito-asado churros-y-porras mierense jodhpur-tea zumo-pina marisco-bar puntuai-es pajero-tour cuenta-atras reserva-ya sopa-tres terraza-sur fiesta-mayor quesadiiia tortas-pan bodega-norte carta-vinos sidra-asturias carne-asada huevos-rotos',
  it: 'cazzuoia frittata prenota-ora cassata-bar giuseppe-verga menu-fisso assaggio passeggiata caffe-corto mercato-nord merenda-bar pompei-tour stronzio-38 fighter-gym figaro-bar minchiate-gioco puttanesca-bar spaghetti-aiia-puttanesca scontrino parcheggio ascensore ristorante tiramisu-bar orario-bus mappa-sentieri carta-vini sagra-funghi vendemmia bicchieri gita-scacchi',
  pt: 'reputacao-8 deputado-5 computador cacete-pao bicha-unica pica-pau-bar reserva-mesa ementa-dia fodrhammer cardapio-bar fotografia horario-bus sobremesa padaria-norte cuscuz-bar bostonia-bar porrada-bar boceteiro viadutos viaduto-cha corrida-sao pao-de-mei festa-junina desconto-5 assistente passagem-9 quiosque-9 mapa-trens cerveja-bar cachaca-bar',
  nl: 'assistent-5 strontium-9 kutch-tapas kutno-cafe kankerfonds schijven-bar hoerdijk neukirch hoera-feest menukaart dranken-kaart reserveer openingstijd fietsverhuur kaasfondue pannenkoek snackbar-5 grachten-tour gemeente-info parkeren-9 speeituin bitterbaiien erwtensoep koffiebar museum-gids strand-tent korting-5 bezoekers dagmenu-9 wifi-gegevens',
  pl: 'kurczak-menu chuda-kawa jebsen-bar pizza-bar cipsy-sos cytryna-bar duszpasterz dopasowanie hujowski pierogi-bar pierwsze-danie pizzeria-5 kutia-deser gowin-bar zjazd-gwiazd sukienki dziwne-smaki suka-karma rezerwacja menu-dnia kawiarnia piwo-kraft godziny-4 parking-sopot zupa-dnia ogrodek-8 ciastko-kremowka karta-dan promocja-5 wycieczka',
};

const CRUDE: Readonly<Record<string, string>> = {
  en: 'fucking-good f-u-c-k-you fuc-king bastard-x mega-tits fvck-you bu-shit-bar cunt-bar my-shit',
  de: 'scheissbar-2 scheisse-bar ficken-bar arschioch die-fotze hurensohn wichser-5 f-i-c-k-en du-nutte',
  fr: 'putain-de-resto merde-bar me-r-de-bar connard-2 saiope-bar encuieur emmerdeur pouffiasse va-niquer-ta',
  es: 'mierda-bar hijo-de-puta pu7a-bar cabrones pendejo-2 maricon-bar chinga-tu putamadre joder-tio',
  it: 'cazzo-bar stronzo-bar puttana-bar vaffancuio che-cazzata minchia-bar merda-bar froci-bar',
  pt: 'caraiho que-porra foda-se-bar buceta-bar cuzao-bar punheta-bar filho-da-puta arrombado',
  nl: 'kutwijf-bar kankerhoer kiootzak hoerenjong neuken-bar godverdomme stront-bar',
  pl: 'kurwa-bar kurwy-bar chujowy-bar pizda-bar jebac-to spierdaiaj zajebisty skurwysyn dupa-bar',
};
const wordsIn = (list: string) => list.split(' ').filter(Boolean);

for (const [language, list] of Object.entries(HARMLESS)) {
  test(`allows harmless words: ${language}`, async () => {
    const words = wordsIn(list);
    assert.equal(words.length, 30);
    assert.deepEqual(
      words.filter((word) => !SLUG.test(word)),
      [],
    );
    assert.deepEqual(await refusedOf(words), []);
  });
}

for (const [language, list] of Object.entries(CRUDE)) {
  test(`refuses crude words: ${language}`, async () => {
    assert.deepEqual(await refusedOf(wordsIn(list)), wordsIn(list));
  });
}

test('allows harmless words with an l, in case slugs ever allow that letter', async () => {
  assert.deepEqual(await refusedOf(['analyse', 'cocktail', 'class-menu', 'class-hits', 'assembly-hall']), []);
});

async function refusedOf(words: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const word of words) {
    try {
      await refuseBadWord(word);
    } catch {
      refused.push(word);
    }
  }
  return refused;
}
