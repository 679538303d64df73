import type { HotelDocument } from './hotel-agent';

const GUIDE = `# Spa guide

## Opening hours
The spa is open every day from 8 am to 9 pm. The pool is open from 7 am. On Wednesday mornings until 11 am the sauna is for
women only.

## Who may come
The spa is free for guests of the hotel. Others pay 28 euros a day, or 18 euros from 6 pm. Children under 14 may use the pool
until 5 pm with an adult, and not the sauna.

## Pool and saunas
The indoor pool is 16 metres long and 29 degrees warm. There is a Finnish sauna at 90 degrees, a herbal sauna at 60 degrees
and a steam bath. A plunge pool and a terrace over the lake are outside.

## What to bring
Bathrobes, towels and slippers are in your room. Please wear swimwear in the pool. Saunas are used without swimwear, on a
towel.

## Booking a treatment
Book treatments at the spa desk, or dial 30 in your room. Please come ten minutes earlier. Treatments can be cancelled free
of charge until the evening before; later we charge half of the price.

## Pregnancy
We offer a massage for expectant mothers from the fourth month. Please tell us when you book.

## Vouchers
Vouchers for treatments and day visits are sold at reception and are valid for three years.
`;

const TREATMENTS = `Treatment,Minutes,Price in euros
Back massage,25,48
Full body massage,50,84
Hot stone massage,75,118
Foot reflexology,40,66
Massage for expectant mothers,50,88
Facial with lavender,60,92
Body scrub with sea salt,30,54
Manicure,45,46
Pedicure,50,52
Couples' massage for two,50,165
`;

export const SPA_DOCUMENTS: readonly HotelDocument[] = [
  { name: 'Spa guide.md', text: GUIDE },
  { name: 'Treatments.csv', text: TREATMENTS },
];
