/*
 * A visitor's words, each with words that a document may use where it speaks of the same, written for this project.
 * They are looser than the synonyms: 'luggage' also stands for 'suitcase', but whoever asks for a suitcase is answered
 * by luggage. Words that `phrases.ts` makes of several are single ones here too.
 */
export const RELATED_WORDS = `
able possible | aboard board | abortion pregnancy | abroad foreign country | absence absent leave sick
absent absence miss away | access reach use enter | accessible step barrier wheelchair | accessory part equipment
accident injury | accompany escort companion with | account profile login user
accountant accounting bookkeeper advisor | acne skin | acupuncture needle therapy | adapter plug | addict drug alcohol
addiction drug alcohol | address street | adjust set change configure | adjuster expert claim | admin administrator
administrator admin | admission entry enroll | adopt adoption child | adult grown
advance beforehand before ahead prior | advanced experienced | advertise advertising promotion
advertisement advertising | adviser consultant | advisor consultant counsel | aerobics class course
afford price cost | after following later | age year old | agent representative | agree consent accept
agreement contract | ahead before early week day | aid help | aircondition cool | aircraft plane | airline flight
airplane aircraft plane | airport terminal | aisle seat | alcohol beer wine drink liquor spirit
alert notification warn | allergy allergic intolerant | allow accept welcome | allowance refund lumpsum limit budget
almond nut | alone unaccompanied self single | alter change tailor | altitude height | amateur beginner
android phone | anniversary celebrate | announce tell inform notice | annual year | anonymous name identity
antibiotic medicine | anxiety mental fear | apartment flat home | api interface | app application program
appeal objection | apple mac iphone | application apply form | apply application request | appointment meet date slot
apprentice training | approval approve permission | apr interest rate | aquarium fish | archery bow | archive store
area square surface | argument parameter | around near | arrest police | arrive come reach land deliver
aspirin medicine pain | assemble build mount | assembly meeting | association club organization | asthma breath
atm cash machine withdraw | attach enclose add | attachment file attach | attend visit participate
attendee participant guest | attic roof | attribution credit author notice | auction bid | audio guide
audiobook book listen | audit examine inspect check | aunt relative family | authenticator twofactor
authority office | availability available free | available stock ready | avoid prevent | baby infant newborn
babysitter childcare | backache pain back | backorder order wait | backpack bag luggage rucksack
backup copy restore safe | badge card pass | bag luggage | bail court money | bake bread cake
balance account money left remain | balcony terrace | ban exclude bar expel | bandwidth speed | bank iban account
bankrupt insolvent | bar drink pub | barbecue grill balcony | barcode code | bargain sale discount | basement cellar
basket cart | basketball ball | bathrobe towel | bathroom bath shower | battery charge power | beach sea
become turn join member | bed sleep | bee insect honey | beef meat | beep sound tone | beer drink
beginner novice newcomer first | belly stomach | belong own | beneficiary benefit | benefit advantage perk
bereavement death relative die | biannual twice | bid offer | big size large bigger square | bike bicycle ride cycle
bikini swim | bill invoice receipt electricity pay | bin garbage waste | binary object executable | birth born
birthday birth | bite wound animal | blanket cover | bleed blood wound | blind eye | blink flash
block ban lock suspend | blood sample | board plane committee director | boarding gate board | boat ship
body content | boiler heat water | bone fracture | bonus reward extra thirteenth | book read reserve
bookkeeping account | booklet manual | boolean true | booster child seat vaccine | boot shoe start | border customs
born age birth | borrow lend loan take home | boss lead head manager | bottle glass drink | box package carton
boyfriend partner friend | brace tooth | branch office store | brand logo name make | bread bake | break pause rest
breakdown break fail start | breath lung | bribe gift corruption | bride wedding | bright light dark | broke damage
broken defective damage fail | brother sibling relative | browser chrome firefox safari edge web | bruise wound
brunch breakfast sunday | buddy friend | budget money eur spend limit | buffer stutter slow | buffet breakfast
bug insect error | buggy pram | build building construct | building house | bulb lamp light | bulk quantity large
bulky large | bully harass harassment mobbing insult | burger food meat | burglar theft | burglary theft break steal
burn heat wound | bus tram coach | business company commercial | busy full crowded | button press | cabin hand
cable charger | cache store | cafe coffee | cafeteria canteen cafe | cake bread sweet | calculate compute work
calendar date schedule | calibrate set adjust | call ring phone telephone | callback function call | calorie nutrition
camera photo | camper caravan | campus site university | cancel annul void close withdraw membership | cancer tumor
candle fire | canteen cafeteria restaurant | capacity hold maximum liter tb gb people up seat | captain leader head
car vehicle auto | caravan camper | card pass | cardio train | cardiologist heart | care nurse look | career job
caretaker janitor concierge | cargo freight load | carpool car | carry take bring transport | carseat child seat car
cart basket | case letter | cash money coin note | cashmere wool | cast plaster break | catalog list search
catering food event | cd music disc | celebrate party birthday wedding hire | cellar basement
ceo lead head director chief founder | certificate diploma degree proof tls | certify certificate confirm
chair seat president head | champagne wine | champion win | change switch exchange | charge debit battery
chargeback refund | charger battery cable | charity nonprofit donate club | chat message talk | chatbot chat
cheap low discount reduce less save | cheapest low basic saver economy | cheat fraud plagiarism
check verify examine inspect control cheque | checkout pay order | checkup examine screening preventive | cheese milk
chef cook | cheque check | chicken meat | childcare nursery daycare | chiropractor back therapy | cholesterol blood
choose select pick option choice | christmas holiday december | cigar smoke | citizen resident
citizenship nationality | claim compensation damages complain report loss insurance | class course lesson
clean wash wipe cloth | cleaner clean | click press button | climb rock | cloakroom coat wardrobe
clock time hour watch | clog block | close shut end cancel delete account | cloth fabric textile | clothes wear dress
club member loyalty association | coat jacket cloakroom | cockroach pest insect | cocktail drink bar
code coupon voucher source program | coffee drink | coin cash | cold cool heat | colleague team staff employee
collect pickup fetch | color paint | combine merge join together | comic book | commercial business sell money
committee board | commute travel transport ticket | commuter travel transport | company business firm corporation
companycar car vehicle company | compare difference | compensation refund money pay salary
competition tournament contest | compile build | compiler compile | complain complaint dissatisfied unhappy objection
complaint feedback | complimentary free | component part | compost waste garden | computer pc laptop
concert event music | concession discount | concierge reception porter | condition requirement criteria prerequisite
condom contraception | conference meeting | confidence confidential | configure setting setup
connect link join integrate plug wire | connection internet link connect | consent permission | consist compose made
construct build | consultant advisor adviser | consume use watt consumption | consumption use watt energy
contact reach write support | contactlens eye | contactless card nfc | contagious infectious | contain include consist
container box | content body text | contest competition | continue proceed resume | contraception pill
contract agreement | contractor freelancer | contribute submit give contribution | contribution contribute
convert change | convey distribute transfer | cook kitchen stove | cookie track data | cool cold temperature
copay pay fee | copier copy print | copy reproduce | copyright author right | corona covid | corporation company
correct amend fix change edit | corruption bribe gift | cosmetic skin | cost price fee pay charge | costume clothes
cotton fabric | cough cold | council city authority | count number | counter desk | counterfeit fake
couple two pair partner | courier messenger | course class training seminar | court judge | cousin relative
cover insure include | coverage insurance reach range | covered insured included | covid corona vaccine | crack damage
crash fail error | crate box | cream ointment | credit loan attribution author point | crew staff | crib bed baby
crime police offence | crochet wool hook | crowded busy | crown tooth | cruise ship | crutch walk disabled
csv excel spreadsheet | cup mug glass | cure treat | currency euro dollar pound franc | curriculum course subject
custom own set | customer client buyer user | customize choice choose own | customs duty import tax | cut shorten
cv resume apply | dad father parent | daily day | damage break harm destroy | dance ball course class | danger hazard
dangerous danger hazard | dark theme | dashboard overview page home | data information | database data store
date day deadline | daycare nursery kindergarten | dayoff leave holiday free | dead death deceased
deadline late until due latest | deaf hear | deal offer discount | dealer shop retailer | dean head
debit charge withdraw | debug error | decade ten | decaf coffee | decease die death | deceased die death
decide determine choose | deductible excess | default standard | degree temperature | delay late postpone wait behind
delete erase remove | deliver send bring ship | delivery shipping bring | demo trial show test | dentist tooth
depart leave go | depend vary | dependent child family relative | deploy install publish
deposit prepay advance security pay in | depression mental | depth cm meter | derivative modify base
descale lime clean | design look style | desk counter | desktop computer | dessert sweet cake | destroy damage delete
detergent soap wash powder | device phone computer tablet laptop | diabetic diabetes sugar | diagnose diagnosis
diamond jewelry | diaper change | diarrhea stomach | diet food eat | differ different difference distinguish
different own custom another | difficult hard | digital online | dim dark light | dimension cm mm size
dinner evening | diploma certificate | directdebit debit withdraw | direction way route
directions bus walk train station near | director lead head manage chief
disabled disability handicap wheelchair impaired | disaster force | disc disk drive | discard throw waste dispose
disconnect unplug separate break | discontinued available | discount cheap less off reduce concession
discriminate discrimination harassment equal | discrimination discriminate equal | dish plate meal | disinfect clean
disk disc drive | dismiss fire notice terminate | dispose waste recycle throw away | dissatisfied complain satisfied
distance far kilometer mile km walk minute | distribute copy share publish | dive swim water
divide split separate apart part | dividend share | divorce marriage | dns name | document paper | doggybag leftover
domestic inland inside | donate give gift | donation donate | donor donate sponsor | door entrance
doorbell bell door | doorstep door neighbor | dorm residence room | dormitory residence room | dose tablet
double twice two | downgrade lower smaller | download export save get speed receive | dozen twelve | drain water
dress clothes | dresscode clothes wear | drill noise wall | drive car | drivinglicence license licence drive
drone camera fly | drop eye medicine | dropout leave | drug alcohol | drugstore pharmacy | drunk alcohol
due owe deadline | dues fee | dumbbell weight | dust clean | dvd film movie | ear hear | early before ahead advance
earn income wage | earphone headphone | earthquake disaster | easter holiday | easy simple | ebook book electronic
edit change alter amend correct modify | edition version | education school learn course | egg milk | elect vote
election vote | electrician electricity repair | electricity power current watt energy kwh | electronic digital online
eligible qualify entitle condition | emergency urgent danger | employ hire | employee worker colleague staff
empty vacant | encrypt secure secret | energy power electricity | engagement wedding | english language
enlarge big increase | enrol register | enroll admission register
enter entry access input type admission entrance come | entitle right qualify | entrance door gate | entry admission
environment climate green sustainable | equipment tool gear kit | erase delete | error exception fail
escalate manager complaint | escort accompany | espresso coffee | essay paper work | estimate quote offer
ethernet cable network lan | eve evening | evening night pm | event concert show | ewaste waste electronics
exam test | excel spreadsheet csv xls table | exception except exempt unless error | exchange change swap other
exclude except not | excluded except | executable binary program | execute run | exempt free | exercise train
exhibition exhibit museum | exit leave | expectant pregnant | expel exclude throw | expense cost spend receipt
expensive high dear | experienced expert | expert specialist professional | expire lapse vanish end run
export download save foreign | express fast | extend renew longer range increase | extender repeater node amplifier
extension plugin add | extra surcharge additional supplement fee | fabric material cotton wool linen silk
fail error break wrong pass trouble problem | fake counterfeit false | family child parent | faq question
far distance | fare price ticket | fast rapid speedy express | father parent dad | faucet tap | fault malfunction
fax phone | feature function | federation league association | fee price cost charge dues
feedback opinion review comment | ferry ship boat | fertilizer garden plant | fetch collect | fiance partner
file document | fill complete | filling tooth | film movie video | filter search clean | find found
fine penalty punish late fee charge | finish complete end conclude | fire flame candle | fired dismiss
firewall block port | firework explosive | firm company | firstvisit first new | fish seafood angle | fit size
flash blink | flat apartment | flaw defect fault | flexible choose free | flexitime flexible core
flextime flexible core | flood water disaster | floor story level | flower plant | fly flight plane | folks people
font letter | forbid prohibit ban disallow | foreign country abroad | foreigner foreign | forfeit lose
fork copy modify | form application | format layout pattern form | fortnight two week | forward port open
foster child | fracture break bone | fraud cheat scam | free gratis complimentary nothing included given
freelancer self independent contractor | freeze pause hang | freezer freeze | freezing frost cold | freight cargo
french language | frequency daily weekly monthly twice once | fresh new | fridge refrigerator cool
friendly accessible welcome | frost freeze | frozen ice freeze | fruit apple banana | full sold booked occupied
fulltime full | function feature option | fund finance | fundraise donate | funeral die death bury | furlough leave
furniture table chair bed | fuse power | gain profit | game play | garage park | garbage rubbish bin waste trash
garden terrace | gate boarding door | gear equipment | gentleman man | german language | gift free present
girlfriend partner friend | glass window | glitch error bug fault | glove hand | gluten wheat celiac | gold silver
golf sport club | government state authority | gown dress | gp doctor practice | grade mark score result | gram weight
grandfather relative family | grandma relative family grandmother | grandmother relative family
grandpa relative family grandfather | grandparent relative | grant scholarship fund | grill barbecue fire
group party several class team school company | guarantee warranty | guest visitor | guide tour manual lead
guidedog dog assistance | guilty fault | gun weapon | guy man | gym sport train fitness | gynecologist woman
hack attack security unauthorized | hail storm | halal kosher meat | half fifty | hall room | ham meat pork
hamster pet | handicap disabled | handluggage cabin bag luggage baggage | handover key return | hang freeze stuck
happen occur arise | harassment harass bully | hard difficult | harddrive disc disk drive storage
harm damage hurt injury | hat clothes head | headache pain head | header head | headphone sound earphone
headquarters seat head | health medical | hear deaf | hearing court listen ear | heart cardio | heat warm
heating heat warm | heavy weight kg g kilo | hedge garden tree | height high tall cm mm | heir inherit
helmet head protect | help support assist aid | helpline hotline phone | hepatitis vaccine | hide conceal
highchair chair child | higher raise upgrade | highway motorway | hike walk | hire job vacancy employ recruit rent
history log past record | hold keep | holiday leave vacation christmas easter newyear | home house
homeoffice home remote work | homepage start page | homework assignment exercise | hook event callback
horizontal flat lie | horse animal | host organizer | hostel hotel | hot degree temperature | hotline phone
hotspot wifi | hour time | house home | household family home | housekeeping clean room | hr personnel
https secure tls ssl | human person staff | hungry eat food | hunt gun | hygiene clean | hygienist tooth clean
iban account number | ibuprofen medicine pain | ice cold | id identity passport card | identification id
ill sick health | image picture photo | immediately instant once direct | immigrant foreign | impaired disabled
import customs upload add bring | inbox mailbox mail | include inclusive contain | inclusive included
indicator lamp light | indoor inside | indoors inside | infectious contagious infection | influenza flu
information detail data | ingredient contain made | inhabitant resident | inhaler asthma | inheritance heir
injury hurt wound accident first aid | innocent guilty | input enter | insect pest | insolvency bankrupt
inspect inspection view | install setup mount stand place | installment rate | instalment installment rate monthly
instruction manual guide | instrument guitar violin piano cello | insurance insure cover policy | insure insurance
insured policyholder | insurer insurance | integrate connect link integration api | integration connect interface api
intercom bell door | interest rate percent | interface api page screen | intern internship trainee apprentice
internet wifi online web network | interview apply job press talk | intolerant allergy | invent patent
inventory stock | invest investment fund | investment invest | invoice bill doctor fee | ios iphone apple | ip address
ipad tablet | iphone ios phone apple | iron wash | isolate quarantine | it computer technician | itch skin
item object thing | jacket coat | jail prison | jam stuck | janitor caretaker | jeans trousers | jewel jewelry
job position work vacancy | jog run | join enter member become | journal magazine | judgment court decision
juice drink | keep store retain hold preserve | key lock card | keycard key | kick expel exclude ban | kids child
kidsmenu child menu | kill stop end | kilo kilogram weight | kilogram kilo | kind type sort
kindergarten nursery child daycare | kit equipment set | kitten cat pet | knit wool yarn | kosher halal
label tag return | lactose milk | lady woman | lag slow delay stutter | laggy slow | lake swim | lamb meat
lamp light | lan network cable | landlord owner rent | language translate | lapse expire forfeit lose
laptop computer | last end final | late delay after | latest last end | latte coffee | launch start | laundry wash
law legal act statute | lawn garden grass | lawyer legal | layoff dismiss | layout design template
lead direct head run | leader head captain | league club | leak water drip | lease rent | leash lead dog
least minimum | leather material
leave depart go vacation holiday absence quit membership bag cloakroom locker luggage | lecture class course lesson
led lamp light | leftover rest | legal law | lend borrow | length long cm mm meter | lens eye | lesson class course
letter mail post | level status grade | liability liable responsible | librarian staff library | library book borrow
license permit permission licence | lift elevator | light lamp bulb led | lightning storm thunder
lime descale calcium | limit cap restrict maximum restriction allowance | linen bed sheet fabric
link connect url address | linux system | list table | litigation sue | livechat chat | load cargo weight
loan borrow credit device | location place | lock block | locked block lock try | locker key lock station
log record history output print | login account password signin | logo picture brand image | logout leave signout
longer extend | look design | lose lost missing gone | loss lose | lost parcel | lostproperty lost found lose
loud noise | lounge bar waiting | loyalty point reward club | luggage baggage bag suitcase | lumpsum allowance
lunch noon eat | lung breath | mac apple macos | magazine read | maid clean | mail letter post email
mailbox mail inbox post letter | maintenance service repair | maker manufacturer | makeup cosmetic
malfunction fault defect fail | malware virus | mammogram breast | manager head director | manual instruction booklet
manufacture make produce | manufacturer maker producer | map route plan | marathon run race | married spouse marry
mask face cover | massage therapy treat | match game tournament | mate friend colleague | material fabric made cloth
maternity pregnant birth mother child parental | maximum most up | mayor city council | meal eat food lunch dinner
measles vaccine | measure size length | medal prize | medical doctor health | meet appointment | meeting assembly
member user participant vote join | memory store | mentor coach guide | menu option food | mesh node repeater
message text mail | metal steel | meter reading counter | microphone sound record | midnight night | midwife birth
mile point distance | milk drink | minimum least | miss absent late | missing lost absent
misspell spell mistake typo | mistake error incorrect correct | mobile phone | model type version
modem router internet | modification change | modify change | module plugin | mold damp | mole skin
mom mother parent | money amount sum cash | monthly month | moonlight side job | moped scooter | morning am
mortgage loan house credit | mosquito insect | most maximum | mother parent mom | motorbike motorcycle
motorway highway | mount attach hang wall screw | mouse pest | move relocate house | mover move | moving move
mow garden grass | mri scan image | mug cup | mum mother parent | muscle train | museum exhibition
music sound instrument | muzzle dog | nail wall hole | name call title | nappy diaper change
nationality citizenship citizen | natural organic | nausea sick vomit | near close next | nearby near
necklace jewelry | negligence fault careless | neighbor next | neighbour noise | nephew relative
netflix video film television stream | network internet | newborn baby | newsletter mail news | newspaper read press
niece relative | nightly night | noise loud music quiet | nonprofit charity association | noon lunch midday
noshow miss appear | notary certify | notice notify notification alert cancel terminate
notification push message alert | novice beginner | nurse care | nursery kindergarten daycare child | nut allergy
nutrition calorie | nutritionist diet | nylon plastic | oat milk | oath swear | obese weight | object item thing
objection appeal oppose | obtain acquire | occupied full busy | offence crime penalty | offense crime penalty
office branch desk | offline connection internet network | ointment cream | old age senior | ombudsman complaint
online web internet digital electronic site website | open start unlock | openinghours open hour time
operate operation run | operator staff | oppose object appeal | optional voluntary | optometrist eye
order buy request confirm | organic natural | organization company | organizer host | origin made country
original packaging | orthodontist tooth brace | outdoor outside | outdoors outside | output print log
outside outdoor | oven cook | overdose medicine | overdraft account credit negative | overdue late remind return
overheat hot temperature heat | overnight night | oversize large bulky big | overtime hour extra work
overweight heavy weight kilo excess diet | owe debt debit | own bring | owner founder proprietor
package plan box content | packaging box wrap | paddle boat | paediatrician child doctor | page website site
painkiller pain | paint color wall | pallet freight | paper document sheet | parameter argument option
parcel package | parental parent child family | park car space | parking garage lot | parrot bird pet | parse read
part piece component | participant attendee member | participate join attend | partner spouse company supplier
parttime part hour | party celebrate noise loud event evening hire guest | pass ticket card fail exam | passcode pin
passenger traveler | passport id identity travel | password passcode forgot reset | pasta food | patent invent
paternity father child birth parental | path route | pattern format | pause break hold suspend
paycheck salary wage pay payslip | payday salary wage pay transfer | payout pay benefit insurance
paypal payment online | payslip salary wage | pc computer windows | pdf document file print | peanut nut
pediatrician child doctor | penalty fine fee | pension retire senior over 65 | perdiem meal lumpsum travel
performance show | perfume cosmetic | period time term | perk benefit | permanent forever unlimited
permission approval allow consent | permit allow let may license permission licence approval | personal private data
pest insect | pet animal dog cat keep | petition request | pharmacy chemist medicine | phishing fraud mail password
phone mobile telephone | photo picture image flash camera photograph | photocopy copy print | photograph picture photo
physio therapy | pickup collect fetch | picnic eat food | picture image photo | pilates course class
pill tablet contraception | pin code number | ping network | pipe water | pizza food
place location site put stand position | plagiarism copy cheat | plan package subscription tariff schedule
plane aircraft airplane flight | plant flower garden | plastic material | play game child | playground play child
plug socket plugin | plugin extension module | plumber water pipe repair | point mile reward loyalty | poison toxic
police theft crime | policy insurance | policyholder insured | polish clean | pool swim | pork meat | port number
porter concierge | portion size | position place put stand | post mail letter | postage shipping
postal post mail letter print | postpone move later reschedule | power electricity | poweroff off
practice doctor office | preference setting | pregnant expect mother | premium expensive high insurance fee
preorder order before | prescription medicine | present talk gift | presentation present talk | president chair head
press click button media journalist newspaper | preventive checkup | price tag | print paper printer | prior before
prison jail | privacy data protect | private confidential | prize reward | probation trial
problem trouble difficulty issue | process run | producer manufacturer | professor teacher | profit gain earn
promise guarantee commit | promotion career raise discount offer sale | property house | protect secure guard
prove show proof | provider supplier carrier company | proxy forward | psychologist mental therapy
psychotherapy mental therapy | pto leave vacation | pub bar | public open
publish post issue press convey propagate distribute | pullover sweater | punctual time | punish penalty fine
pupil school child | puppy dog pet | purchase buy order | purse wallet bag | put place stand lay | qr code
quantity number amount | quarantine isolate | quarter three | quarterly quarter | query search ask | queue wait
quiet silence | quit leave cancel resign exit close stop smoke | quote offer price | race run | racket tennis
radiator heat | radio music sound | radiology xray | rail train | rain weather water wet
raise grow increase salary wage | ramp step wheelchair accessible | range reach distance cover | rash skin | rat pest
rating star review | razor shave | reach range cover | read book | reading read | rebook change | reboot restart
receipt invoice bill proof | receive get obtain collect | reception desk | receptionist reception staff
recipe cook ingredient | reckless negligence | recommendation reference letter | record log entry | recover restore
recovery restore | recruit hire job | recycle waste bottle | redistribute distribute | reduce lower less cut
redundancy dismiss notice | referee judge | reference recommendation | referral specialist transfer
refill fill again | refrigerator fridge | refund return money credit reimburse back | register enrol sign
reimburse refund pay receipt expense | relative family kin | reload restart | remain left rest | remind reminder
reminder overdue dunning | remote home | remove delete take | rename name change | renew extend
renovate renovation paint | renovation renovate repair | rent price hire let lease monthly housing
repair fix mend service | repairman repair technician | repeater extender mesh node | replace exchange new substitute
request demand ask claim call | require need must necessary mandatory compulsory obligatory
reschedule rebook change move | research study science | reseller dealer | reservation booking table | reserve book
reset restore new | residence live room | resident live citizen | resign quit notice | response answer reply
responsible liable duty | rest remain break | restart start again reboot | restock available | restocking fee return
restore recover back backup bring | restriction limit condition | restroom toilet | result score finding | resume cv
retail shop dealer | retailer shop dealer | retain keep | retire pension senior old | return bring back
revert undo back | review rating feedback opinion | revoke withdraw | reward prize bonus | ride trip | right entitle
ring jewelry | ringtone sound | rinse wash | risk danger | road street | robbery theft | rock climb | room hall
roommate flatmate share | root administrator | roster schedule shift | route way line path url | router modem
row seat boat | royalty fee | rucksack backpack bag | rule regulation policy condition term | run execute start
runny cold | rust corrode metal | sabbatical leave | sack dismiss fire | safe secure protect | sail boat wind
salad vegetable | salary pay wage | sale sell | sample specimen test | sandal shoe | sandwich snack food
satisfied happy | sauna steam | sausage meat | save store keep savings | savings save account interest | scam fraud
scan photo picture read copy photograph image | schedule plan time timetable | schema structure model
scholarship grant aid fund | school college charity education | science research | scooter moped | score grade point
scrap waste old | scratch damage mark | screen display | screening checkup examine | screenshot picture screen
screw bolt | scrub clean wash | seafood fish | search find look | season summer winter | seat place sit
secret confidential private | security safe secure | see view look read | seed plant | select choose tick
selfpay pay private | sell sale offer | semester term | seminar course workshop
senior over 65 pension reduce discount | sentence penalty punish | serial number | serialize format | server host
service maintenance | setting option preference configure | setup install configure begin start
severance dismiss pay | sew needle | sexism discrimination | shampoo hair | share distribute stock | shave razor
sheet linen bed | shelf storage | shellfish seafood | shift hour work roster | ship ferry boat
shipping delivery postage | shirt clothes | shoe boot | shop buy store | shot vaccine
show display view see event performance | shower bath wash | shrimp seafood | shrink wash | shutdown stop close off
sibling brother sister | sick ill | sickness sick ill | sicknote certificate doctor ill sick | side effect
sign symptom signature contract | signal reception range | signature sign | signin login | silent quiet | silk fabric
sing choir song | single alone bed | sink water basin | sister sibling relative brother | sit seat | site website
size big large measure dimension cm mm fit | skate ice | ski sport | skin derma | skirt clothes | slash path
sled snow | sleep bed night standby | slim weight diet | slipper shoe | slot appointment time | small little size
smoke cigarette tobacco vape | sms text message | snack food sandwich | sneaker shoe sport | sneeze cold allergy
snow winter | soap detergent | society association | sock clothes | socket plug power | soda drink | sofa bed
solar sun energy | song music | soon immediate | sort order | soup food | source code | souvenir shop gift
soy allergy milk | spa sauna massage | spacious big square | spam mail unwanted | spare part | speak address talk
speaker talk present sound loud | specialist expert referral | spell mistake | spend pay | spicy hot
spin cycle class | splash water | split share separate | spokesman press | sponge cloth clean | sponsor support donor
sport ski golf surf | spotify music | sprain ankle injure | spreadsheet excel csv table | squash racket
ssd disk drive storage | ssid network name | staff team employee crew personnel | stain dirty spot | stairs step lift
stamp mark | standard normal usual | standby sleep | standingorder regular transfer | start run begin launch
starter dish | startup company | statement account bank | status level | statute rule law | steak meat beef
steal stolen theft rob | steel metal | stepchild child | stick usb | sticker label | sting insect | stipend pay grant
stitch wound | stock inventory warehouse available share | stomach belly | stomachache pain stomach | stool sample
stop cease end | store save keep archive | storecredit voucher | storm weather | stove cook oven | straw drink
stream video film | street road address | stress mental | stretch exercise | stripe payment card | stroke heart
stroller pram | stuck block stop jam | student pupil learner reduce discount | study research room work
stutter buffer lag | subject topic | sublet rent | sublicense license | submit hand file send lodge upload
subscriber member customer | subscription plan abonnement | substitute replace | subtenant rent sublet
subtitle language | sue court claim | sugar diabetes blood sweet | suit dress clothes | suitcase luggage case bag
sum total amount | summer season | sun summer | supper evening dinner | supplier partner vendor provider
supply provide furnish | support help hotline | surcharge extra fee charge | surf board wave | surface area square
surgery operate operation | surname name family | sushi fish | suspect suspicion | suspend pause
sustainable environment | swab test | swap exchange change | sweater pullover | sweet cake sugar candy
swift bic transfer | swim pool bathe | swimsuit swim bathing | swimwear swim | switch change move | symptom sign
sync synchronize update | synchronize sync | system operating | table row column reserve | tablet ipad | tag label
tailor alter | takeaway take out | tap faucet water | tariff customs | tax vat | taxi cab | tea drink
teach instruct course | teacher tutor instructor | team crew group | technician engineer specialist | teen youth
teenager aged | telephone phone call | television tv screen | teller counter | temperature degree heat
template sample pattern | tenant rent | tennis court ball racket | term condition semester | terminal airport
terminate end cancel | terrace balcony garden outside | test exam try | testify witness | tetanus vaccine
text message sms | textile fabric | theme color design dark | therapy treatment | thesis paper work
third three other party | thirsty drink | thread process yarn | throat cold sore | throw waste | thumbdrive usb stick
thunderstorm lightning storm | tick check mark select insect | ticket admission pass | tie dress | time hour clock
timeoff leave vacation holiday | timeout limit wait time | timetable schedule | tip service | tls ssl https
toddler child infant | together accompany join | toilet wc bathroom | toll fee road | tomorrow next
tool equipment device | toothache pain tooth | toothbrush tooth | topic subject theme | total sum whole
tour guide visit | tourist visitor | tournament competition match | towel bathrobe | toxic poison
toy play child game | track follow trace parcel | tracking number | trademark brand logo name | trader dealer
traffic road | train rail education course learn | trainee apprentice student learn | trainer coach
training course learn | tram bus train | transaction payment transfer | transcript grade record
transfer move send bank wire refer | translate language | transport carry convey | trash delete bin
travel go ride drive fly | traveler passenger | treadmill run machine | treatment therapy cure | tree plant garden
trial test free try | tripod camera | troubleshoot trouble problem error | trousers clothes | truck van | trunks swim
tuition fee course | tumor cancer | tunnel vpn | tutor teacher | tutorial instruction guide | tv television
twofactor 2fa authenticator security step | type enter kind model | typo mistake error | ultrasound scan image
umbrella rain thing | unaccompanied alone | unavailable sold stock | unbox box package | uncle relative family
undelivered delivery lost | undo back revert | unemployed reduce discount | unhappy complain satisfied dissatisfied
uniform clothes wear | uninsured insurance | university college | unlimited limitless endless | unlock open
unopened original open | unplug disconnect pull | unresponsive hang | unsubscribe cancel newsletter | unused original
update change new | upgrade higher better bigger larger | upload import file add | upright vertical stand
urine sample | url link address | usb stick socket | user customer member person account
utility electricity water heat | vacation holiday leave | vaccine jab shot | vacuum clean | valid good
validate check valid | validator validate | value number | van car | vandalism damage
vape ecigarette electroniccigarette smoke | vat tax | vegetable vegetarian | vegetarian vegan meat | vehicle car
vendor supplier seller | verdict judgment court | verify confirm prove authenticate | version release edition
vet animal | video film | virus malware security | visa passport card mastercard | visit come | visitor guest
void invalid | volleyball ball | volt voltage power | voltage volt | volume liter | volunteer help unpaid | vomit sick
vote elect election | vpn tunnel wireguard | wage pay salary | wait queue | waiter service staff
waitlist wait queue full | wake start | walk foot | walkin appointment without | wall mount | wallet purse
ward child | wardrobe cloakroom | warehouse stock store storage | warm heat degree | warn warning
warning warn notice | warrant guarantee | warranty guarantee repair | wash laundry clean | wasp insect | waste garbage
watch clock | waterproof water wet splash | watt power | way direction route | weapon gun knife | wear clothes
weather rain storm | webinar course seminar online | website site web page online | wedding marry event registry
weekday workday day | weekend saturday sunday | weekly week | weigh weight kg g | weight heavy kilo kg g lb train
wheat gluten | wheelchair walk | where location place | whisky alcohol spirit | whistleblower report confidence
wholesale trade dealer | width wide cm mm | wifi internet wireless | will inherit heir death | window seat
windows pc microsoft | wine drink bottle | winter season | wipe clean | wire transfer | wishlist list
withdraw cancel revoke cash money atm | witness testify | wont fail | wood material | wool fabric knit
workout train exercise course learn lesson | workshop course seminar | wrap gift packaging | xray scan image radiology
yarn wool knit | yearly year | yoga course class | youth young minor | youtube video | zip repair
`;
