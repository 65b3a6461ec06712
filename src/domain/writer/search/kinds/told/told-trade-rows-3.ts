import type { ToldRows } from "./told-kinds.ts"

export const tradeRows3: ToldRows = `
hand stripping|hand stripped & terrier|spaniel|schnauzer|dog: hand stripping dog groomer, dog hand stripping
handbag|leather bag|handbags|suitcase & repair|restore & strap|lining|handle|zip|stitching: bag repair, handbag repair
handwriting expert|forensic document|forensic handwriting & signature|disputed|examiner: handwriting expert, forensic document examiner
handyman|odd jobs|odd job & flat pack|shelves|curtain & small jobs|fix|hang|hung: handyman, handyman services, odd jobs
harp & lesson|tuition & beginner|grade|pupil|student|learner: harp lessons, harp teacher
harp & regulation|restring & technician|pedal|lever: harp repair, harp regulation, harp technician
harpist & wedding & ceremony|event & repertoire|music|pieces|harp: harpist, wedding harpist, harpist for hire
hatching egg|hatching eggs|chick hatching|living eggs & school|nursery|classroom & incubator: chick hatching for schools, school chick hatching
hat|hats & reblock|reblocking|hat cleaning|hat restoration & felt|cowboy|panama|brim|sweatband: hat restoration, hat repair
head lice|nit clinic|lice clinic & removal|treatment|comb: head lice treatment, head lice removal
headshot|headshots & photographer|photography: headshot photographer, headshots, professional headshots
headstone|gravestone & cleaning|cleaned & lichen|moss|re-lettering|algae|tend: headstone cleaning, gravestone cleaning, grave cleaning
headstone|gravestone & inscription|reletter|letter & memorial mason|mason|carve|regild: headstone inscription, gravestone lettering, memorial mason
headstone|gravestone & mason|carver|stonemason & lettering|inscription|granite|slate: headstones, gravestones, uk:memorial masons
headstone|gravestone|tombstone & clean|cleaning & lichen|moss|cemetery|grave: gravestone cleaning, headstone cleaning
hearing aid & fitting|fitted|audiologist & hearing test|test: hearing aids, hearing test, audiologist
heat pump & installer|installation & air source|ground source & heat loss|radiator|hot water|grant|survey: heat pump installer, heat pump installation, heat pump company
heating oil|kerosene & delivery|deliver & litres|gallons|tank & order|price: heating oil delivery, heating oil suppliers
hedge cutting|hedge trimming|hedge reduction & garden|domestic|conifer|leylandii|privet & clippings|trimmer|cutter|ladder: hedge trimming, hedge cutting, hedge trimming service
hedge laying|hedgelaying|hedge layer|hedgelayer & pleach|stake|binder|style|hawthorn: hedge laying
heir hunter|probate research|probate genealogist & heir|beneficiary|trace: probate research, probate genealogist, uk:heir hunters
helicopter tour|helicopter ride|pleasure flight & helicopter & sightseeing|passengers|views: helicopter flights, helicopter rides, us:helicopter tours
hen party|hen do|bachelorette & activity|workshop|class & book|group: hen party activities, us:bachelorette party activities
hen|chicken|poultry & boarding|holiday care|hen hotel|chicken hotel: chicken boarding, hen holiday boarding
herbalist|herbal medicine & consultation & tincture|herbs|prescription: herbal medicine, herbalist
hgv|lgv & training|course|lesson & candidate|trainee|pass|category & licence|test: hgv training, hgv driver training, lgv training, hgv licence course
hifi|hi fi|turntable|reel to reel & repair|service & vintage|amplifier|belt|workshop|bench & technician|fault|recap|repair: hifi repair, vintage audio repair
hijama|cupping therapy & session|treatment|therapist|appointment: cupping therapy, cupping
hoarder|hoarding|hoarded & clean|clearance|cleanup & home|house|property|flat: hoarder cleaning, hoarding clean up
hockey club & junior & team|fixtures|training: hockey club, junior hockey
hog roast & event|wedding|party & crackling|carve|carved|rolls|pork: hog roast, hog roast catering, us:pig roast catering
holiday cottage|self-catering cottage & sleeps|bedroom: uk:self catering accommodation, uk:holiday cottage, holiday cottages, us:vacation rental
holiday let|airbnb|vacation rental|changeover & clean|cleaning & linen|changeover|turnover: holiday let cleaning, us:vacation rental cleaning
home automation|smart home & installer|install|integrator & lighting|control|audio: home automation, smart home installer, smart home installation
home care|domiciliary care & personal care|dementia|elderly & carer|caregiver|visits: home care, care at home
home cinema|home theater & install|installation & projector|screen|speaker: home cinema installation, home cinema installer, us:home theater installation
home euthanasia|euthanasia & home & pet|dog|cat & vet|veterinary: pet euthanasia at home, home visit vet
home inspection|home inspector|building inspection & buyer|purchase|prepurchase & report: us:home inspection, us:home inspector
home kill|mobile butcher|mobile slaughter|homekill & lamb|cattle|pig|beef|sheep: home kill butcher, mobile butcher
home lift|residential elevator|platform lift|home lifts & install|installation & engineer|technician|home|house: home lift installation, us:home elevator installation
homeopath|homeopathy|homoeopathy & remedy|remedies & consultation: homeopathy, homeopath
hoof trimming|hoof trimmer|foot trimming & cow|cattle|dairy: cattle hoof trimmer, cow foot trimming
horse clipping|clipping horses|hunter clip|blanket clip|trace clip & horse|pony|equine: horse clipping, horse clipping service
horse drawn|horse-drawn & carriage & wedding|funeral & hire|groom|coachman|horses: horse drawn carriage, horse drawn carriage hire, horse and carriage hire
horse rug|horse blanket|turnout rug & wash|reproof|laundry: uk:horse rug cleaning, uk:horse rug washing, us:horse blanket cleaning
horse transport|horse transporter|equine transport|horse haulage|horse hauling: horse transport, horse transporter, us:horse hauling
horse transport|horse transporter|equine transport|horse hauling|horsebox & lorry|trailer|journey|door to door: horse transport, horse transporter, us:horse hauling
horsebox|horse trailer|horseboxes & repair|servicing & floor|brake|ramp|chassis: uk:horsebox repairs, us:horse trailer repair
horse|equine & osteopath|chiropractor|chiropractic & saddle|gait|vet|lameness: horse back specialist
horse|equine|pony & physiotherapist|physiotherapy|physio & gait|lameness|stiffness|saddle|vet referral: equine physio, horse physiotherapist, equine physiotherapy
horse|pony & starting|breaking|backing & youngster|young horse|colt|unbroken|unhandled: horse training, horse breaking, uk:horse backing
hostel & bunk|dorm & bed|kitchen|backpacker|walker: hostel, hostel accommodation
hot air balloon & flight|ride & passenger|champagne|sunrise|pilot|basket: hot air balloon rides, hot air balloon flights, balloon rides
hot tub & repair|servicing|engineer & pump|leak|heater|drain down: hot tub servicing, hot tub repair
hot tub hire|hot tub rental|hire hot tub|hot tub & hire|rental & weekend|party & deliver|delivered: uk:hot tub hire, us:hot tub rental
hot tub removal|hot tub moving|hot tub mover|hot tub relocation: hot tub movers, hot tub removal
house clearance|estate clearance|probate clearance|estate cleanout: uk:house clearance, us:estate cleanout
house clearance|probate clearance & probate|bereavement|deceased: house clearance, probate house clearance, us:estate cleanout
house history & deeds|census|occupants|archive & research|researcher: house history research, house history researcher
house number|curb & curb painting|curb numbers|curb address: us:curb address painting, us:curb number painting
house raising|house lifting|house relocation|building moving|house movers & jack|lift|hydraulic & foundation|house|truck|structure: us:structural movers, us:house lifting company
house removal|home removal|removal firm|removal company|moving company & packing|lorry|storage|van: removal company, uk:removals, us:movers, us:moving company
house sign|house name|house signs|house number & slate|oak|engraved|brass|carved & plaque|sign: house signs, house name signs
house survey|homebuyer survey|structural survey|building surveyor & surveyor|rics: uk:house survey, uk:building surveyor
hr consultant|hr consultancy|outsourced hr & employee|contract|handbook: hr consultant, hr consultancy
humanist & celebrant & wedding|funeral|naming: humanist celebrant, humanist ceremony
hydraulic hose|hydraulic hoses & repair|replacement|made & mobile|site|callout|crimp: hydraulic hose repair, hydraulic hose replacement
hyperbaric & oxygen & session|chamber: hyperbaric oxygen therapy, oxygen therapy
hypnobirthing|antenatal class|antenatal course & class|course & birth & parent|partner|labour|labor: antenatal classes, birth classes, us:birthing classes
hypnotherapy|hypnotherapist & smoking|anxiety|phobia|weight|habit & session|client: hypnotherapy, hypnotherapist, hypnosis
ice cream van & wedding|event|party & hire|book: ice cream van hire, us:ice cream truck rental
ice cream|gelato & parlour|parlor|gelateria & scoop|cone|sundae: ice cream parlour, us:ice cream shop, ice cream shop
ice skate|ice skates|figure skate|hockey skate & sharpening|sharpen: ice skate sharpening, skate sharpening
ice skating|figure skating & lesson|coaching & rink & beginner|skater|coach: ice skating lessons, ice skating coach
illustrator & children's book|picture book: illustrator, childrens book illustrator
immigration solicitor|immigration lawyer|immigration attorney & visa|green card: immigration lawyer, visa help, uk:immigration solicitor, us:immigration attorney
independent midwife|private midwife & birth|pregnancy|antenatal|postnatal: midwife, independent midwife, private midwife
indexer|indexing & book|index & author|publisher: book indexer, book indexing, indexing services
indian head massage & therapist|treatment|appointment|session: indian head massage, head massage
indian restaurant|indian takeaway & curry|tandoori|biryani & takeaway|menu|dish: indian food, curry
ingrown toenail|ingrowing toenail & surgery|removal|treatment & podiatrist|anaesthetic|clinic: ingrown toenail treatment
insolvency practitioner & iva|creditor|company|liquidation: insolvency practitioner, insolvency advice
insurance broker & quote|renewal|policies|underwriter: insurance broker
intensive driving|intensive course|crash course & driving & test: intensive driving course, intensive driving lessons, crash course driving
interior designer|interior design & scheme|mood board|moodboard|space planning: interior designer, interior design
interpreter|interpreting & court|conference|hospital|simultaneous & language|languages|deaf: interpreter, interpreting services, language interpreter
inventory clerk|inventory report|property inventory & landlord|tenancy|letting: uk:inventory clerk, uk:property inventory service
invisible mending|invisible mend|invisible mender|reweaving|reweave: invisible mending, moth hole repair, us:reweaving
ir35 & accountant|accountancy & contractor: uk:contractor accountant, uk:ir35 accountant
irish dance|irish dancing & class|school & dancers|feis|beginner: irish dancing classes, dance classes, dance lessons
irish language|gaeilge & lesson|tutor|grinds|class & oral|conversation|speak|beginner|leaving cert: irish lessons, irish language classes
iso consultant|iso consultancy|iso 9001|iso 27001|iso 14001 & consultant|consultancy & implement|gap analysis: iso consultant, iso certification
it support & helpdesk|help desk|servers|microsoft & business: it support, business it support, it company
italian & lesson|tuition|tutor & conversation|grammar|vocabulary|speak: italian lessons, italian tutor, learn italian
italian restaurant|trattoria|osteria & pasta|pizza & menu|table|dish: italian restaurant, italian food
iv drip|vitamin drip|iv therapy|vitamin infusion & vitamin: iv drip, iv therapy, vitamin drip
japanese & lesson|tuition|tutor & conversation|speak|jlpt|kanji|hiragana: japanese lessons, japanese tutor, learn japanese
japanese knotweed|knotweed & treatment|removal & guarantee|herbicide|mortgage|excavation: japanese knotweed specialist, uk:japanese knotweed removal
jazz & band|trio|quartet & wedding & swing|standards|repertoire|sax: jazz band, jazz band for hire, wedding jazz band
jetty|jetties & build|construction|builder & timber|lake|marina|piling: jetty construction, jetty builder
jewellery|jewelry & resize|claw|prong|ring sizing|soldering & repair: jewellery repair, us:jewelry repair
jiu jitsu|jiu-jitsu|bjj & class|academy & gi|grappling|roll|mat|belt: jiu jitsu classes, martial arts classes
joinery & bespoke|purpose made & workshop & window|door|staircase: bespoke joinery, joinery workshop
judo & class|club|lesson & dojo|mat|grading|belt|throws: judo classes, martial arts classes
jukebox & repair|restoration & mechanism|selector|amplifier|records|vinyl: jukebox repair, jukebox restoration
junk|rubbish|junk removal|rubbish removal & removal|haul|clearance & sofa|mattress|single item|bulky: us:junk removal, uk:rubbish removal
karaoke machine|karaoke system|karaoke equipment & hire|rental & party|event: karaoke hire, us:karaoke rental
karate & class|club|lesson & dojo|sensei|kata|grading|belt: karate classes, martial arts classes
kayak|canoe|kayaks|canoes & hire|rental|rent & river|lake|sea|hour: kayak hire, us:kayak rental
kayak|kayaking & guided|guide & trip|tour & paddle|buoyancy|coast|river: kayaking, guided kayaking, kayak tours
kennel|kennels & boarding & dog & run|holiday|stay|night: dog boarding kennels, dog kennels, dog boarding
key cutting|keys cut: key cutting, keys cut, duplicate keys
kids haircut|children's haircut|first haircut & salon|barber|hairdresser: kids haircut
kiln|kilns & element|thermocouple & repair|technician|servicing: kiln repair, kiln service
kilt hire|kilt rental|hire kilts & fitting|measured|outfit|jacket: kilt hire, us:kilt rental
kilt|kilts|kiltmaker & handsewn|kiltmaker|kilt maker|made to measure|hand sewn: kilt maker, custom kilts
kitchen extract|canopy cleaning|hood cleaning & grease & restaurant|commercial|insurance|certificate: kitchen extract cleaning, us:restaurant hood cleaning
kitchen|cabinet & respray|spray painting|hand painted|cabinet painting|cabinet refinishing & cupboard|cabinet|unit & paint|painter|sprayed: kitchen cabinet painting, kitchen cupboard painting
kitesurfing|kitesurf|kiteboarding & lesson|course & instructor|beginner: kitesurfing lessons, learn to kitesurf
knifemaker|bladesmith|custom knife|handmade knives|knife maker & blade|steel|handle|forge: knife maker, handmade knives
knitting & crochet & class|lesson & beginner|learn: knitting and crochet classes
krav maga|self defence|self defense & class|course & attack|attacker|instructor|technique: self defence classes, us:self defense classes
lactation|breastfeeding & consultant|ibclc & latch|tongue-tie|feeding: breastfeeding support, lactation consultant, breastfeeding consultant
lampshade & recover|recovering|bespoke|made to order & frame|fabric|silk|pleated|drum: lampshade maker
lamp|lantern & rewire|rewiring & antique|vintage|table lamp|standard lamp & flex|cable|socket|lampholder: lamp repair, lamp rewiring
land drainage|field drainage|tile drainage|drainage contractor & field|farm & mole plough|trench|outfall|perforated: land drainage contractor, field drainage
land survey|topographic|topographical|land surveyor & surveyor & boundary|setting out|measured|plot: land surveyor, land survey
landlord gas|cp12|gas safety certificate & gas safe|landlord: uk:gas safety certificate, uk:landlord gas certificate, uk:gas safe engineer
landscaper|landscaping & patio|paving|retaining wall & turf|fence|planting|steps|pond: landscaper, landscaping
laptop|computer|pc & repair & virus|slow|hardware|upgrade: computer repair
large format|wide format & print|printing & poster: large format printing, wide format printing, poster printing
laser cutting & acrylic|plywood|steel|mdf & service|custom|order|drawing|dxf: laser cutting service, custom laser cutting
laser hair removal|laser & hair removal & session|clinic|course: laser hair removal
laser tag & arena|game|games & players|team|teams|party: laser tag
lash extension|eyelash extension|lash extensions|eyelash extensions & classic|volume|infill|lash artist|appointment: lash extensions, eyelash extensions, lash technician
laundry|ironing & service wash|wash and fold|ironing service|laundry service & collection|pickup|delivery|drop off: laundry service
lawn & scarify|scarification|aeration & feed|moss|overseed|weed & treatment|programme|program|season: lawn care, lawn treatment
lawn irrigation|garden irrigation|irrigation|sprinkler & lawn|garden|yard & install|winterize|winterization|blowout & zone|controller|heads: irrigation installation
lawn mowing|grass cutting|lawn cutting & weekly|fortnightly|round|strimming|edges: lawn mowing, grass cutting, lawn mowing service
lawnmower|lawn mower|mower & repair & carburettor|carburetor|blade|service|starter: lawn mower repair, lawn mower service
lead paint|lead based paint & inspection|inspector|xrf & home|house|property|building|surface: lead paint inspection, lead paint testing
leadwork|lead roof|lead roofing & flashing|valley|church & roof: leadwork specialist, lead roofing
leaflet distribution|flyer distribution|leaflet drop|leaflet delivery & gps|household|letterbox|doors: leaflet distribution, leaflet delivery, flyer distribution, leaflet drop
leak detection|water leak & acoustic|thermal|tracer gas & trace|locate|find|hidden: leak detection, water leak detection
leather & sofa|furniture|car seat & recolour|redye|recolor & repair|restore|scuff|crack: leather repair, leather restoration
leatherwork|leather|leatherworker & handmade|hand stitched|saddle stitch & belt|wallet|sheath: handmade leather goods, leather maker
lebanese restaurant|lebanese food & mezze|shawarma|falafel|menu: lebanese food
led letters|light-up letters|giant letters & hire|rental & wedding|party|event: light up letters hire
legionella & risk assessment|sampling & water|tank|outlet: legionella risk assessment, water hygiene
letter cutting|letter cutter|lettercutter & stone|slate & chisel|hand: letter cutter, stone letter carving
letterpress & printing|printer|press & invitation|card|stationery: letterpress printing, letterpress printer
life coach|life coaching & goal|confidence|career|session: life coach, life coaching
liferaft|life raft|liferafts|life rafts & servicing|service|inspection: liferaft service, life raft service
lightning protection|lightning conductor|lightning rod & install|test|inspection|earth: lightning protection, lightning protection company
lime plaster|lime render|lime plastering|lime rendering & plasterer|plastering|rendering & old house|listed|cottage|breathable|period: lime plastering, lime plasterer
limo|limousine & hire|service & prom|airport|hen|bachelorette & chauffeur|driver|passengers: limo hire, limousine hire, us:limo service
line dance|line dancing & class|lesson & beginner|improver|steps: line dancing, line dancing classes, line dance lessons
line marking|lining contractor|parking striping|lot striping & car park|parking|thermoplastic: car park line marking, line marking, us:parking lot striping
listed building|heritage building|period property & builder|contractor & conservation|lime|restoration: heritage builder, period property restoration
litho|digital printing|print shop & business card|flyer|leaflet|brochure: printing services, printers, print shop
live-in carer|live-in care|live-in caregiver & elderly|dementia|own home|client: live in care, live in carer, us:live in caregiver
livery|horse boarding & stable|stabling & turnout|paddock|arena: horse stables, uk:livery yard, us:horse boarding
livestock|cattle|sheep & haulage|haulier|hauling|cartage & lorry|market|trailer|truck: livestock haulage, livestock transport, us:livestock hauling
llama walk|llama walking|llama trek|llama trekking: llama trekking, llama walks
locksmith & lockout|locked out|lock change: locksmith, lock change
lodge & hot tub & sleeps: lodges with hot tub
loft conversion|attic conversion & dormer|velux|rooflight|hip to gable & builder|build|plans|staircase: attic conversion, uk:loft conversion
loft insulation|attic insulation & blown|mineral wool|top up|cellulose & install|lay|installer: insulation installers, loft insulation, us:attic insulation
log cabin|log home|log house & chinking|rotten log|log rot & stain|repair|restoration: log home repair, log cabin restoration
log splitting|splitting service|firewood processing & contractor|mobile|your yard|come to you: log splitting service
loler|lifting equipment & examination|inspection & engineer|examiner|certificate|report: uk:loler inspection, lifting equipment inspection
lost dog|lost pet|missing pet|missing dog & thermal|drone|search team|trap & search: lost dog search, lost pet finder
lunch delivery|meals on|hot meal & elderly|older|pensioner & delivery|delivered: hot meal delivery, meals for elderly, meals on wheels
lymphatic drainage & massage & therapist|session|treatment|appointment: lymphatic drainage massage, lymphatic massage
macbook & repair & screen|battery|logic|keyboard: laptop repair, computer repair
machine shop|cnc machining|precision engineering|machinist & lathe|milling|turned|mill & part|component|machined: machine shop, precision engineering
magician & close-up & wedding|party|corporate & tricks|magic|cards: magician, magician for hire, close up magician
mailbox|mailboxes & install|installation|replacement & post|brick|curb: us:mailbox installation
maize maze|corn maze & farm|field & open|tickets|family: maize maze, us:corn maze, farm days out
makerspace|hackspace & member & laser cutter|tool|3d: makerspace, hackspace, community workshop
makeup artist|make-up artist & bride|bridal|wedding & trial|airbrush|lashes|bridesmaid: makeup artist, wedding makeup artist, bridal makeup
makeup artist|make-up artist & special effects|sfx|prosthetics: makeup artist, sfx makeup artist, special effects makeup
man and van|man van & furniture|house move|moves|removals: uk:man and van, moving service
man and|man with & van & removal|furniture|move: small removals, uk:man and van, uk:man with a van
mandarin & lesson|tuition|tutor & conversation|tone|characters|speak|pinyin|hsk: mandarin lessons, mandarin tutor, learn mandarin, chinese lessons
manual handling|fire marshal & training|course & delegate|trainer|candidate: health and safety training, workplace safety training, safety training courses
mariachi & serenade|trumpet|musicians & party|wedding|event: mariachi, mariachi band, mariachi for hire
marine surveyor|boat survey|yacht survey|boat surveyor|narrowboat survey|hull survey & condition|purchase|insurance: marine surveyor, boat survey
market research & fieldwork|focus group|respondents|qualitative: market research company, market research agency
marquee|marquees & hire & wedding & erect|install|clearspan|lining|pole: marquee hire, wedding marquee hire
marquee|stretch tent|event tent|wedding tent|marquees & hire|rental & wedding|event|party: uk:marquee hire, us:tent rental
masonry heater|kachelofen|rocket mass|finnish stove & build|builder|built: masonry heater builder
mastering & mixing|mix & engineer|stems|loudness|masters: mixing and mastering, audio mastering
matchmaker|matchmaking|introduction agency & singles|single: matchmaker, matchmaking service, dating agency
maternity nurse|night nanny & newborn & night|nights|overnight: newborn care, night nanny, us:newborn care specialist
maternity photographer|maternity photography|maternity photoshoot|maternity shoot|pregnancy photoshoot: maternity photographer, pregnancy photoshoot, maternity photoshoot
maths|math|mathematics & tutor|tuition|grinds: maths tutor, maths tuition, us:math tutor, us:math tutoring
matterport & tour|walkthrough|scan & photographer|photography|capture|shoot: virtual tour, 360 virtual tour
mattress|mattresses & bespoke|made to measure|handmade|custom & boat|caravan|shaped|antique bed: bespoke mattress, custom size mattress
mattress|mattresses & cleaning|sanitise|sanitize|dust mite & stain|steam|allergen|extraction: mattress cleaning, mattress cleaning service
media management|media manager & post|content & social|instagram: social media management, social media manager
mediator|mediation service & divorce|separation|family|workplace|dispute: mediation, mediator, mediation services
meditation & class|course & teacher|beginner|breath|sitting: meditation, meditation classes
meeting room|conference room & hire|rental & delegate|projector|wifi|screen: meeting room hire, us:meeting room rental
mehndi|henna & artist & bridal|bride|party|design: henna artist, mehndi artist, henna
memory bear|keepsake bear|memory bears|keepsake bears & clothes|clothing|babygrow|shirt: memory bears, keepsake bears
memory quilt|shirt quilt|keepsake quilt|memory quilts & clothes|clothing|shirt|babygrow: memory quilt, keepsake quilt
men's shed|mens shed & tools|workshop & volunteer|member|community: mens shed, mens group, community workshop
menopause coach|menopause specialist|menopause clinic|menopause consultation & symptom|hormone|hot flush: menopause support, menopause help
mexican|taqueria & taco & restaurant|takeaway|truck: mexican food, tacos
microblading|semi-permanent makeup|permanent makeup & brow|eyebrow & appointment|top-up|artist|pigment: permanent makeup, semi permanent makeup, permanent eyebrows
microbrewery|taproom|our brewery & beer|ale & brew|brewed: brewery, craft beer, local brewery
microchipping|microchipper & dog|cat|pet & mobile|implant|implanter|home visit: pet microchipping, mobile microchipping
microneedling|dermaplaning|chemical peel|hydrafacial & clinic|appointment|treatment: skin treatments, facial treatments
milkman|milk delivery|milk round & doorstep|glass bottle|pint: milk delivery, uk:milkman, milk delivered to door
milliner|millinery & hat|fascinator|felt: milliner, hat maker
mini digger|excavator|dumper|digger & self drive|self hire|plant hire: uk:plant hire, uk:digger hire, us:excavator rental
minibus & hire & driver|seater: minibus hire
mirror & resilver|resilvering|resilvered: mirror resilvering, antique mirror restoration, mirror restoration
mobile bar|horsebox bar & hire & wedding|event & bartender|drinks|cocktail: mobile bar hire, mobile bar
mobile dog groomer|mobile dog grooming|mobile grooming & dog & van|your door|drive: mobile dog groomer, mobile dog grooming
mobile hairdresser|mobile hairdressing|mobile hairstylist & cut|colour|perm|blow-dry|set: mobile hairdresser, home hairdresser, mobile hair stylist
mobile mechanic|mobile mechanics & car|van|vehicle|cars & brake|diagnostic|service|servicing: mobile mechanic, mobile car mechanic
mobile welder|mobile welding & on site|callout|repair|gate: mobile welder, mobile welding
mobile zoo|animal party|animal parties|mobile petting zoo & party|parties|birthday & visit|bring|mobile: animal party, mobile zoo
mobility scooter & hire|rental & day|week|deliver: mobility scooter hire, mobility hire, us:mobility scooter rental
mobility scooter & repair|servicing & battery|batteries|technician|workshop|call-out: mobility repairs, mobility scooter repair
mobility scooter|mobility scooters & repair|servicing: mobility scooter repair, mobility scooter service
model railway|model train|model trains|model locomotives & repair|servicing & dcc|locomotive|motor: model train repair, model railway repair
mold remediation|mould removal|mold removal|mould treatment & spore|air test|wall|attic|basement|damp: mould treatment, mould removal, us:mold remediation
mole catcher|mole catching|mole trapping|molecatcher & lawn|trap|molehill|paddock: mole catcher, mole control, mole removal
mole check|mole mapping|mole screening & skin|dermatologist|dermoscopy: mole check, mole clinic, skin cancer check
montessori & nursery|preschool|school|classroom & children & enrol|enroll|term|admission|age: montessori, montessori school
mooring|moorings & inspect|lay|inspection & diver|commercial diving|diving: mooring inspection, mooring services
mortgage broker|mortgage adviser|mortgage advisor & remortgage|lender|buyer: mortgage advice, mortgage broker, mortgage adviser
mosquito & spraying|barrier|misting & yard|garden|patio|breeding: mosquito control, mosquito treatment
moss removal|roof cleaning|soft washing|soft wash & roof & moss|algae|biocide: roof cleaning, roof moss removal
motorcycle seat|motorbike seat|motorcycle seats|motorbike seats & recover|custom|gel|upholstery: motorcycle seat upholstery, motorcycle seat upholsterer
motorcycle transport|motorbike transport: motorcycle transport, us:motorcycle shipping
motorcycle|motorbike & cbt & training|course & instructor|learner|pupil|full licence: motorcycle training, uk:cbt training, motorcycle lessons
motorcycle|motorbike|motorcycles|motorbikes & recovery|transport|transporter & collection|van|breakdown|delivery: motorcycle transport, motorbike recovery
motorcycle|motorbike|motorcycles|motorbikes & repair|servicing|mechanic & tyre|brake|workshop|engine|chain: motorcycle repair, motorcycle mechanic
motorhome|campervan|camper van & hire|rental & sleeps|mileage|pick-up|insurance: campervan hire, motorhome hire, us:rv rental
mot|mots & garage|mot testing & car|vehicle|cars: uk:garage, uk:mot
mountain guide|mountain leader|hiking guide|guided hike & guide|guided & summit|hill|mountain: guided walks, guided hikes, hiking guide
moving company|removals company|removal company|house removals|house moves|movers & packing|furniture|lorry|crew|van: house removals, uk:removals company, us:movers, furniture movers
muck heap|horse manure|stable manure & removal|collection|taken away: horse manure removal, manure collection, uk:muck heap removal
mulch|bark & delivery|deliver|delivered & bulk|loose|cubic yard: us:mulch delivery, bulk mulch, uk:bark mulch delivery
muralist|mural & wall & paint|painted|hand-painted: mural artist, wall mural artist, mural painter, custom murals
murder mystery & dinner & actor|actors|suspect|clues: murder mystery, murder mystery dinner
museum & collection|exhibit & admission|visitors|free entry: museum, local museum, museums to visit
music box|musical box|automaton|automata & repair|restore|restoration & comb|cylinder|clockwork|spring: music box repair
music therapist & session|child|dementia|autism: music therapy, music therapist
naming ceremony|naming ceremonies & celebrant: naming ceremony, naming ceremony celebrant
nanny|nannies & agency & placement|vetted|families: nanny agency, find a nanny
narrowboat|canal boat & hire & tuition|day|week|crew: canal boat hire, narrowboat hire
narrowboat|canal boat|narrowboats & hire|day boat & holiday|day|week|berth: uk:canal boat hire, uk:narrowboat hire
narrowboat|canal boat|widebeam|narrowboats & blacking & dry dock|anode|boatyard|engineer|welding|bitumen: uk:narrowboat blacking
natural burial|woodland burial|green burial & ground|plot & meadow|trees|woodland|grave: natural burial ground, green burial
naturopath|naturopathic|naturopathy & consultation|clinic|practitioner: naturopath, naturopathy
navigation & map & compass & course|training|instructor: navigation course, map reading course, navigation training
neon|neon sign|neon signs & bend|tube|glass tube & custom|repair|commission: neon signs, neon sign maker
nervous swimmer|adult beginner|adult learner|adult non-swimmer|adult swimming lesson|adult swim lesson & swim & lesson|teach: adult swimming lessons, swimming lessons for adults
netball club|netball team & training|season|league: netball club, netball team
network cabling|data cabling|structured cabling & cat6|cabinet|rack|office: network cabling, data cabling
newborn photographer|newborn photography|newborn photoshoot|baby photographer: newborn photographer, newborn photography, baby photographer, newborn photoshoot
night lamber|contract lambing|lambing help|lambing relief|contract lamber: lambing help, contract lamber
notary public|mobile notary|notary & apostille|signing|public: notary, notary public
nursery & eyfs|ofsted|early years|childcare & toddler|babies|pre-school & room|funded|key person|garden: childcare, nursery, us:daycare
occupational therapist|occupational therapy & assessment & sensory|home|daily|child: occupational therapist, occupational therapy
off grid & solar|wind turbine|hydro & battery & install|installer: off grid power systems
office cleaning|office cleaner|janitorial|commercial cleaning & office|offices & contract|evening|nightly|weekly|commercial: office cleaning, commercial cleaning, us:janitorial services
officiant & wedding|marriage & couple|vow|ceremony & write|license|legal|personalized|custom: us:wedding officiant, us:officiant
oil boiler & oftec|engineer & service|servicing: uk:oil boiler service, uk:oftec engineer
oil painting|painting|canvas & conservator|restorer & varnish|tear|relining: painting restoration, art restoration, painting conservator
oil tank & bunded|decommission & replace|replacement|removal: oil tank replacement, oil tank removal
old photo|old photograph|old photos & restoration|restore|retouch & torn|faded|damaged|crease: photo restoration, old photo restoration, photo repair
open water & swimming|swimmer & coach|coaching|lesson & wetsuit|lake|sea|triathlon: open water swimming coaching, open water swimming lessons
optician|optometrist & eye test|eye exam & glasses|spectacles|contact lens|frames: optician, eye test, optometrist, us:eye exam
oral history|life story & recording|audio|recorded & interview|memories: life story recording
`
