/** Forms that no rule of a stemmer finds, and spellings that differ between countries. Each line: the word, then its forms. */
const FORMS = `
child children kid kids
dog dogs puppy puppies doggy
cat cats kitten kittens
doctor doctors physician physicians
bike bikes bicycle bicycles
person people persons
man men
woman women
foot feet
tooth teeth
pay paid
buy bought
sell sold
keep kept
leave left
lose lost loses losing
break broke broken
take took taken
send sent
make made
give gave given
steal stole stolen
wear wore worn
drive drove driven
write wrote written
choose chose chosen
forget forgot forgotten
find found
bring brought
teach taught
know knew known
eat ate eaten
drink drank drunk
sleep slept
meet met
build built
grow grew grown
speak spoke spoken
throw threw thrown
hurt hurts
lend lent
catch caught
hold held
win won
go went gone goes
come came
tell told
get got gotten
begin began begun
arrive arrival arrivals
depart departure departures
die dead death
sign signature signed
late later latest
large larger largest
big bigger biggest
small smaller smallest
old older oldest
long longer longest
cheap cheaper cheapest
near nearer nearest
color colour colours colors
center centre centres
tire tyre tyres tires
license licence licences licensed licensing
check cheque cheques
program programme programmes programs
gray grey
kilometer kilometre kilometres km
meter metre metres
liter litre litres
jewelry jewellery
pajamas pyjamas
aluminum aluminium
behavior behaviour
favorite favourite
neighbor neighbour neighbours
catalog catalogue catalogues
traveler traveller travellers traveling travelling
canceled cancelled canceling cancelling cancellation cancellations cancel cancels
enroll enrol enrolled enrolment enrollment
defense defence
organize organise organised organisation organization
recognize recognise
authorize authorise authorised authorised authorisation
customize customise
workout training trainings workouts
minimum min
maximum max
hour hr hrs hours
minute mins minutes
monday mon mondays
tuesday tue tues tuesdays
wednesday wed wednesdays
thursday thu thurs thursdays
friday fri fridays
saturday sat saturdays
sunday sun sundays
two 2
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
eleven 11
twelve 12
fourteen 14
twenty 20
thirty 30
euro eur euros
dollar usd dollars
pound gbp pounds
percent pct
photo photograph photographs photos picture pictures
vaccinate vaccination vaccinations vaccine vaccines
prescribe prescription prescriptions
invite invitation
apply application applications
deliver delivery deliveries
receive receipt
explain explanation
compete competition
register registration registrations
reserve reservation reservations
admit admission
permit permission
produce production
repeat repetition
redeem redemption
deduct deduction
transmit transmission
pronounce pronunciation
nutrition nutritional nutritionist
diet dietary dietician dietitian
pregnant pregnancy
injure injury injuries injured
`;

const BASE = new Map<string, string>();
for (const line of FORMS.trim().split('\n')) {
  const [base = '', ...forms] = line.split(' ');
  for (const form of forms) BASE.set(form, base);
}

/** The common form of a word: 'paid' is 'pay', 'colour' is 'color'. */
export function baseForm(word: string): string {
  return BASE.get(word) ?? word;
}
