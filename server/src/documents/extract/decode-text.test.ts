import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import iconv from 'iconv-lite';
import { decodeText } from './decode-text';

const TEXTS = {
  'windows-1252': [
    'Grün €',
    'naïve',
    '25 °C',
    'Don’t smoke. It’s “forbidden”.',
    'Price list: single room 80 €, double 120 €.',
    'Öffnungszeiten;Preis\nMontag;5 €\nDienstag;7 €',
    '¿Dónde está el baño? La habitación cuesta 50 € por día, mañana también.',
    'A área é de 25 m², preço £20, ½ pint.',
  ],
  'windows-1250': [
    'Śniadanie: 7–10',
    'Cena pokoju 200 zł',
    'Płatność gotówką lub kartą.',
    'Ceník;Kč\nPokoj;500 Kč\nSnídaně;120 Kč',
    'Godziny otwarcia: pon.–pt. 9–17, święta zamknięte.',
  ],
  'iso-8859-2': ['Śniadanie jest wliczone w cenę', 'Otevírací doba: pondělí-pátek 9-17, svátky zavřeno'],
  'windows-1251': ['Завтрак', 'Цены: номер 2000 руб.', 'Сніданок включено у вартість, її ціна.'],
  'koi8-r': ['Мы открыты с понедельника по пятницу с девяти до семнадцати часов.'],
  shift_jis: ['朝食', '料金は5000円です。', '営業時間は月曜日から金曜日までです。'],
  gbk: ['早餐', '我们的营业时间是星期一到星期五。'],
  'euc-kr': ['영업시간은 월요일부터 금요일까지입니다.'],
  'utf-16le': ['Hello', 'Grün €', '早餐是免费的，价格是二百元。', 'Завтрак'],
  'utf-16be': ['Hello', 'Мы открыты с 9.', '早餐是免费的'],
};

describe('Text', () => {
  for (const [encoding, texts] of Object.entries(TEXTS)) {
    it(`in ${encoding} is decoded correctly`, () => {
      for (const text of texts) assert.equal(decodeText(iconv.encode(text, encoding)), text);
    });
  }

  it('of 20 MB is decoded within three seconds', () => {
    const bytes = iconv.encode('Śniadanie jest wliczone w cenę.\n'.repeat(650_000), 'windows-1250');
    const before = process.cpuUsage().user;
    assert.ok(decodeText(bytes).endsWith('cenę.\n'));
    assert.ok(process.cpuUsage().user - before < 3_000_000);
  });
});
