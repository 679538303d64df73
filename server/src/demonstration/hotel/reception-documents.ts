import type { HotelDocument } from './hotel-agent';

const ROOMS = `# Rooms and prices

The Larkspur has 24 rooms on three floors. All prices are per room and night, for two people, with breakfast and tax.

## Garden room
18 square metres, a double bed and a shower. The window looks into the garden. A garden room costs 128 euros from October
to April and 148 euros from May to September.

## Lake room
24 square metres, a double bed, a bath and a balcony over the lake. A lake room costs 168 euros from October to April and
198 euros from May to September.

## Family room
34 square metres with a double bed, two single beds and a shower. A family room costs 218 euros all year. Children under 6
stay free, and a child from 6 to 12 costs 24 euros a night.

## Loft suite
46 square metres under the roof, with a sitting room, a free-standing bath and a terrace. The loft suite costs 290 euros a
night. A bottle of sparkling wine is waiting when you arrive.

## In every room
Every room has free Wi-Fi, a safe, a kettle with tea and coffee, a hair dryer and blackout curtains. The lake rooms and the
loft suite have air conditioning; garden rooms have a ceiling fan. All rooms are non-smoking.

## Beds for children
A cot is free. An extra bed costs 32 euros a night and fits into lake rooms and the loft suite.

## Accessible rooms
Two garden rooms on the ground floor have a step-free shower with a seat and doors that are 90 cm wide. The lift reaches all
floors.
`;

const HOUSE = `# House guide

## Check-in and check-out
Check-in begins at 3 pm. Check-out is until 11 am. You can leave your luggage at reception before check-in and after
check-out, free of charge.

Reception is open from 7 am to 10 pm. If you arrive later, call us before 8 pm and we send you a code for the key box beside
the front door.

Late check-out until 2 pm costs 30 euros and depends on whether the room is free. Early check-in from 12 noon costs 20 euros.

## Breakfast
Breakfast is served from 7:00 to 10:30, on Saturdays and Sundays until 11:00. It is included in the price of the room.
Visitors who do not stay with us pay 19 euros. We have gluten-free bread, oat milk and vegan spreads every day.

## Wi-Fi
Wi-Fi is free in the whole house. The network is called Larkspur Guests, and the password is on the card in your room.

## Parking
The car park behind the house has 18 spaces and costs 12 euros a night. Spaces cannot be reserved. Two charging points for
electric cars give 22 kW; charging costs 45 cents per kilowatt hour.

## Pets
Dogs are welcome in garden rooms and cost 15 euros a night, with a bowl and a blanket. Dogs may not come into the breakfast
room or the spa. Cats and other pets cannot stay with us.

## Bicycles
We lend bicycles for 14 euros a day and e-bikes for 32 euros a day. Helmets and locks are free. You can keep your own in a
locked shed.

## Quiet hours
Please keep quiet between 10 pm and 7 am.

## Laundry
A bag of laundry is washed, dried and folded within a day for 18 euros.
`;

const CONDITIONS = `Booking conditions of The Larkspur

Cancellation
You can cancel a booking free of charge until 6 pm two days before you arrive. Later, we charge the first night. If you do
not arrive and do not cancel, we charge 80 percent of the whole stay.

Bookings at the saver rate are 15 percent cheaper. They are paid when you book and cannot be cancelled or changed.

Deposit
We ask for a deposit of 20 percent for stays of five nights and longer. It is returned when you cancel in time.

Payment
You pay when you leave, in cash or by Visa, Mastercard, American Express or debit card. We do not accept cheques. Companies
can pay by invoice within 14 days.

Groups
Groups of six rooms and more can cancel free of charge until 30 days before they arrive.

Local tax
The town charges a visitor's tax of 2.80 euros for each adult and night. It is included in our prices.

Lost property
We keep what you leave behind for six months. Sending it to you costs the postage.
`;

const GETTING_HERE = `# Getting here

The Larkspur, 12 Quay Street, Ellmere. Telephone +44 1632 960 118, email stay@larkspur.example.

## By train
Ellmere station is 900 metres away, a walk of 12 minutes along the lake. Trains from the city leave every hour and take 70
minutes.

## By car
Leave the motorway at exit 14 and follow the signs to the lake for 9 kilometres. For your navigation enter Quay Street 12.
Our car park is behind the house, in Mill Lane.

## From the airport
The airport is 58 kilometres away. Bus 210 runs every two hours and stops at the quay, 150 metres from the house; a ticket
costs 14 euros. A taxi takes 50 minutes and costs about 95 euros. We can order one for you.

## Around the house
The boat jetty is 200 metres away; boats cross the lake from April to October. The old town with its market is a walk of 8
minutes. The bathing beach is 600 metres away and free.
`;

export const RECEPTION_DOCUMENTS: readonly HotelDocument[] = [
  { name: 'Rooms and prices.md', text: ROOMS },
  { name: 'House guide.md', text: HOUSE },
  { name: 'Booking conditions.txt', text: CONDITIONS },
  { name: 'Getting here.md', text: GETTING_HERE },
];
