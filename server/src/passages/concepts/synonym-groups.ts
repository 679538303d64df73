/*
 * Synonyms from everyday business, written for this project. `general > specific …`: the general word and each specific
 * one replace each other, but specific ones do not: a visitor who asks about cats wants to read about pets, not about
 * dogs.
 */
export const SYNONYM_GROUPS = `
child children kid | kid children toddler baby | deliver delivery shipping ship | delivery ship shipping postage | vaccinate vaccination jab
prescribe prescription refill | register registration | apply application | person people | tooth teeth dental | foot feet
lose lost | lost forgot forgotten lostproperty | pay paid | buy bought purchase | broken broke break | steal stolen
licence license | color colour | center centre | cancel cancellation cancelled | arrive arrival | depart departure
checkin arrival | checkout departure | old age | age old | pick collect | training train workout | invite invitation
price cost fee charge rate tariff pricing amount | price expensive cheap worth | pay payment settle
pay > debit cash transfer invoice card paypal | invoice bill billing account | card > visa mastercard amex debit
tax levy duty | refund reimburse reimbursement money | return exchange sendback
cancel terminate termination withdraw withdrawal quit resign unsubscribe end revoke
deliver shipping ship shipment dispatch postage freight | deliver courier carrier parcel | parcel package packet
destination country | track tracking trace follow status | open hour openinghours | close shut
phone telephone call dial hotline ring number | contact reach support helpdesk phone email write
email mail write message | address location located street situated
directions find get reach tram bus station located | guarantee warranty
broken damage defect defective faulty fault flaw crack hole torn complaint | repair fix mend
discount reduction rebate off less saving save percent coupon promotion | voucher coupon | student pupil apprentice
weekend > saturday sunday | workday > monday tuesday wednesday thursday friday | child > parent adult age
eat > breakfast lunch dinner | drink > water coffee tea juice | senior elderly | child kid baby infant toddler minor
child son daughter boy girl | teenager youth young adolescent minor | parent guardian mother father adult
family relative wife husband spouse partner | friend guest companion visitor | pet animal
pet > dog cat rabbit bird hamster | dog puppy | cat kitten | park parking garage car | car vehicle van automobile
car > tesla bmw | electric tesla ev | bike bicycle cycle | taxi cab | train rail railway station
transport > bus train tram metro subway ferry | subway underground metro | airport flight plane | breakfast buffet
food meal | food > breakfast lunch dinner snack | restaurant dining eat meal | eat food | celiac coeliac gluten
intolerance allergy allergic allergen lactose gluten | vegetarian meatless | wifi internet wlan online network
book reserve reservation booking | appointment booking consultation slot | holiday vacation
tourist visitor tourism | trip travel journey abroad | abroad international foreign overseas
ill sick illness disease unwell fever | hurt injure pain ache leg | pill medicine medication drug tablet
prescribe refill repeat | jab vaccinate shot immunisation immunization | influenza flu | physician doctor
hospital clinic | result finding lab report outcome | record file document | relative wife | salary wage income earn
job vacancy career position employment hiring | staff employee team worker personnel
boss employer manager supervisor work | buy purchase order | order purchase | begin start commence
expire valid validity expiry | length duration term period | length > day week month | maximum most limit
minimum least | size dimension large | tall high height | weight heavy weigh | wash clean laundry launder
dry dryer drying tumble | delete remove erase clear wipe | privacy data gdpr confidential protection | data record
share give pass disclose forward | member membership subscription subscribe | plan membership contract
contract agreement | trial try test sample taster | pause suspend freeze rest interrupt
extend extension prolong renew renewal stay | late delay overdue | late midnight night | night midnight evening
smoke smoker cigarette | elevator lift | wheelchair accessible accessibility disabled barrier
toilet restroom bathroom lavatory | towel linen | locker lock padlock | key code
owner own belong founder found proprietor | identity id passport identification | attend appear come miss
miss forget | lesson course class workshop | teach trainer teacher instructor coach
personal individual private alone | workout exercise train | diet nutrition | photo film video camera
video online remote | liable liability responsible responsibility | steal theft loss liable
valuable > phone wallet watch jewelry cash laptop | lostproperty lose left | bring take | bring need
allow permit admit | forbid prohibit ban | borrow rent lend hire loan | lend rent | deposit advance | minor age year
age year | change modify alter amend edit | change move relocate | mistake wrong error | move relocate
copy duplicate | article item product goods | apartment flat | beverage drink | sofa couch
clothes clothing garment | sweater jumper pullover | shoe footwear | luggage baggage suitcase bag | gym fitness
sunscreen suncream | hairdresser barber salon | meeting conference event | bath tub | holiday christmas
winter november december january february | summer june july august | spring march april may
autumn fall september october | july october april | christmas december | register registration account enroll join
join member register | login password account | password code passcode pin | account profile
violate breach infringe violation | charge fee price | fix cure remedy | lawsuit sue litigation court claim
author creator contributor | changed modify | logo trademark brand | print display show output | ignore skip omit
enable activate allow | disable deactivate | limit size bytes max | newsletter subscriber | complaint complain
urgent emergency acute | express fast quick | emergency ambulance | night hour | insurance insurer cover
neighbourhood area nearby | upgrade update | walk appointment | session visit | evening pm | morning am
noise quiet loud | heat warm heating | animal > dog cat rabbit bird horse
country abroad foreign > germany france italy spain austria switzerland poland netherlands belgium norway sweden denmark portugal greece ireland england britain canada japan china brazil
eu europe european > germany france italy spain austria poland netherlands belgium sweden denmark portugal greece ireland
city town | mileage kilometer mile distance | crash accident collision | windshield windscreen | hood bonnet
trunk boot | gas petrol fuel diesel | fuel refuel tank fill | truck lorry | motorcycle motorbike
gps navigation satnav | navigation map | breakdown break start | driver drive
wife husband spouse partner > additional second companion relative | flight plane late | return > hand
ticket fine penalty | fine penalty punish | document paper identity licence license passport
papers document identity | insurance coverage cover excess | excess deductible | lower reduce decrease fall
raise increase rise | baby infant > child | stroller pram pushchair buggy | crib cot bed | diaper nappy
pacifier dummy | cookie biscuit | candy sweet chocolate | soda lemonade beverage | beer wine alcohol alcoholic drink
vegetarian vegan plant meat | meat > chicken beef pork fish | soup dish menu | bread gluten flour | menu dish food
waiter server | check bill invoice | tip gratuity | reception frontdesk desk counter lobby | key card lock
bed mattress | pillow blanket | aircon conditioning cooling | heater heating radiator | tv television
computer laptop pc | printer print | charger charge plug socket outlet | battery charge | screen display monitor
keyboard mouse | app application software program | software program application | update upgrade version release
bug error failure fault crash | install setup set | configure configuration setting option
option setting parameter | port listen | timeout time wait | folder directory | file document | picture image photo
sound audio noise music | film movie cinema | museum exhibition gallery exhibit | ticket admission entry entrance
entrance entry door access | guide tour | tour excursion trip | beach sea coast | lake river water
mountain hill hike | ski snow winter | boat > kayak canoe ferry ship | bus coach | luggage storage store
store shop | storage keep store | bathroom shower toilet | laundry wash | iron press | trash garbage waste rubbish
recycle recycling | electricity power energy | water > tap | gas heating | rent lease tenant | tenant renter
landlord lessor | deposit bond | notice terminate period | neighbor noise | lawyer attorney | judge court
law legal statute | lawful legal | illegal unlawful forbidden | copy reproduce duplicate
distribute convey redistribute share | publish release distribute | sell sale commercial | license permission grant
author developer creator writer | owner holder | duty obligation | right permission | tooth dentist dental
eye optician vision | blood test laboratory lab | test examine examination exam check | exam examination test
xray scan imaging | pregnant maternity | pain hurt ache | fever temperature | cold flu influenza | wound injury cut
surgery operation | nurse staff | patient visitor | patient client customer | customer client buyer
bandage plaster | glasses spectacles | school pupil | university college student | grade mark | homework assignment
diploma certificate degree | certificate proof confirmation | proof evidence certificate | library book
author writer | magazine newspaper journal | subscription membership | donation donate gift | gift present voucher
wedding marry | birthday party celebration | party celebration event | funeral burial | garden yard | tree plant
flower bouquet | hair haircut | nail manicure | massage spa wellness | sauna steam wellness | pool swim | swim bath
football soccer | match game | ball game | coach trainer | team club | prize award win | speed fast | quick fast
slow late | size fit | small short little | big large | tall height | wide width broad | deep depth | thick thin
heavy weight | light lamp | dark night | color dye | white black | new recent current | old used secondhand
clean tidy | dirty stain | wet damp | hot warm heat | cold cool | safe secure security | danger risk hazard
fire smoke alarm | police emergency | ambulance rescue | steal robbery theft | lose missing | find locate
search look | wait queue | queue line | seat chair place | table desk | room space | hall lobby | floor level storey
ground first | stair step | lift elevator floor | door entrance | window glass | roof top | kitchen cook
cook prepare | freeze frozen | fresh raw | organic bio | sugar sweet diabetic | salt sodium
nut peanut allergy allergen | milk dairy lactose | egg vegan | monthly month | weekly week | daily day
yearly annual year | annual year | twice two | once single | half fifty | whole entire
additional extra further another | extra additional supplement | another further extra replacement
replacement replace substitute | replace exchange swap | swap exchange | spare replacement | missing lack
complaint problem | problem issue fault trouble | trouble problem | ask question inquiry enquiry
answer reply respond response | reply answer respond | letter mail post | post mail postage | stamp postage
sign signature | form questionnaire application | apply application | accept take | refuse reject decline
reject refuse | approve confirm | confirm confirmation approve | notify inform tell announce | inform notify
remind reminder | forget reminder | invite guest | meet meeting | talk speak discuss | discuss talk consultation
language > english german french spanish italian turkish | translate translation language | help assist support
assist assistance help | advice advise consultation counsel | teach lesson | learn study | study learn
skill qualification | qualification certificate | experience practice | manager director head | chief director head
founder founded establish since | establish founded | history founded since
`;
