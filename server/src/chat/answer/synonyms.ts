import { stem } from './stem';

/** Words that visitors and documents use for one thing. Each line is a group. */
const GROUPS = `
price cost costs fee fees charge charges rate tariff pricing expensive cheap pay
pay payment paying paid invoice bill billing
refund refunds reimburse reimbursement money
return returns returning exchange
cancel cancellation terminate termination withdraw withdrawal
deliver delivery shipping ship shipment dispatch courier postage parcel
open opening hours opens closes closed close
phone telephone call number hotline mobile
email mail write
contact reach support helpdesk
address location located street directions find
guarantee warranty
broken damaged defective faulty damage defect
repair fix mend
discount reduction coupon voucher promotion sale offer
child children kid kids infant baby
dog dogs pet pets animal animals cat
park parking car garage
breakfast meal food dining lunch dinner restaurant eat
wifi internet wlan
book booking reserve reservation appointment
holiday holidays vacation leave
sick ill illness sickness
salary wage wages income
job jobs vacancy career position employment
staff employee employees team worker
boss manager supervisor
buy purchase order
begin start starts commence
end ends finish expire expires expiry
length duration last lasts
maximum max limit most
minimum min least
size sizes dimension dimensions
weight weigh weighs heavy
colour color
allergy allergies allergic allergen allergens
vegetarian vegan plant
password passcode login signin
account profile
delete remove erase
privacy gdpr
member membership subscription subscribe plan
deposit advance
smoke smoking smoker smokers
wheelchair accessible accessibility disabled barrier
bus train tram metro subway transport
abroad international foreign overseas
fast quick express
late delay delayed overdue
owner owns owned founder belongs belong
id identity passport identification
appear noshow come attend
teach lesson lessons course courses class classes training
age old year years
`;

const CLOSE_WORDS = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = new Set(line.split(/\s+/).map(stem));
  for (const term of stems) {
    const group = CLOSE_WORDS.get(term) ?? new Set();
    for (const other of stems) if (other !== term) group.add(other);
    CLOSE_WORDS.set(term, group);
  }
}

/** Stems that may stand for `term` in a document, itself left out. */
export function synonymsOf(term: string): ReadonlySet<string> {
  return CLOSE_WORDS.get(term) ?? new Set();
}
