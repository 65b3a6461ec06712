import type { ToldRows } from "./told-kinds.ts"

export const tradeRows2: ToldRows = `
costume|costumes & hire|rental & theatre|theatrical|fancy dress|stage: costume hire, us:costume rental
counsellor|counselling|psychotherapist|psychotherapy & anxiety|depression|trauma & session|client: counselling, therapist, uk:counsellor
counselor|counseling & anxiety|depression|trauma & session|client: us:counseling, therapist, us:counselor
couples & counselling|counseling|relationship therapy|couples therapy & relationship & session: couples counselling, couples therapy
courier service|courier company|courier firm|same-day courier & parcel|pallet|urgent|van & collect|deliver: courier, courier service, delivery service
courier|same day delivery & parcel|van|pallet & urgent|sameday|same day: courier, same day courier
coworking|co-working & desk|hot desk & member|month|meeting room: coworking space, coworking, shared workspace, desk space
cranial osteopathy|cranial osteopath & baby|babies|infant: cranial osteopath, cranial osteopathy, baby osteopath
craniosacral & therapy|therapist: craniosacral therapy, craniosacral therapist
cricket & coaching & bat|batting|bowling|nets: cricket coaching, cricket coach
cricket bat|cricket bats & repair|refurbish|knocking: cricket bat repair, cricket bat refurbishment
cricket club & junior|colts & team|season|member|coach: cricket club, junior cricket
crime scene|trauma clean|unattended death|biohazard clean & clean|cleaning|cleanup|decontamination: trauma cleaning, biohazard cleaning
criminal defence|criminal defense & solicitor|lawyer|attorney: criminal lawyer, uk:criminal solicitor, us:criminal defense attorney
crockery|glassware|cutlery & catering hire|event hire|party hire|party rental|event rental & deliver|collect|order: event hire, catering equipment hire, us:party rentals
crockery|glassware|cutlery|tableware & hire|rental & event|wedding|party: uk:crockery hire, uk:event hire, us:party rentals
crop spraying|spraying contractor|boom sprayer|weed wiping & farm|acre|field|crop & contractor|contracting: spraying contractor, agricultural spraying
crossfit|functional fitness|strength and conditioning & gym & barbell|rig|coach|members: gym, strength training gym
crutching|dagging & sheep|flock|ewe: sheep contractor
crystal glass|decanter|stemware|wine glass & chipped|grind|chip & repair|restore|polish: glass repair, crystal glass repair, glass chip repair
cue|cues & retip|retipping|splice|ferrule & snooker|billiard|pool: cue repair, snooker cue repair
curly hair|curl specialist & cut & salon|stylist|appointment: curly hair specialist, curly haircut
curtain|curtains|drapery & cleaning|dry clean & takedown|rehang|take down|rehanging: curtain cleaning, us:drapery cleaning
curtain|curtains|drapery & made to measure|curtain making|custom drapery|curtain maker & lining|interlined|pleat|fabric: curtain maker, made to measure curtains, us:custom drapery
cv writing|cv writer|resume writing|resume writer & ats|linkedin|cover letter|rewrite: uk:cv writing service, us:resume writing service, us:resume writer, uk:cv writer
cyber security|cybersecurity & penetration test|cyber essentials|vulnerability & audit|consultant|assessment: cyber security company, cyber security consultant
cycling club & ride & member|sunday|join: cycling club, cycling group, group rides
d4|driver medical|drivers medical & medical & hgv: uk:driver medical, uk:hgv medical
damp proofing|rising damp|penetrating damp & survey|treatment|diagnosis|injection & wall|property|house: damp survey
dance floor & hire|rental & wedding|event & panels|starlit|chequered|lay|install: dance floor hire, us:dance floor rental
dance studio|studio hire|studio space & hire|rental|hourly & mirror|sprung|barre: studio hire, dance studio hire, us:dance studio rental
dashcam|dash cam|dashcams|dash cams & fitting|fitted|installation|hardwire: dash cam installation, dash cam fitting
data recovery & hard drive|disk & raid|ssd|lab|failed: data recovery, data recovery service, hard drive recovery
data recovery & hard drive|usb|raid|ssd|memory card: data recovery, data recovery service
day spa|spa day & massage|facial & treatment & robe|pool|therapist|relax|steam: spa day, day spa, spa treatments
daycare|child care & infant|toddler & preschooler|nap|classroom|teacher: childcare, daycare, us:child care center
death doula|life doula|soul midwife: end of life doula, death doula
debt collection|debt recovery & unpaid|invoice|debtor: debt collection, debt recovery
decking|deck builder & composite|hardwood|softwood & build|builder|joist|install & garden|yard|outdoor: decking installation, us:deck builder
declutter|decluttering|professional organiser|professional organizer & home|wardrobe|room|kitchen & session|visit|client|hourly: decluttering service, professional organiser, us:professional organizer
deep tissue & massage & neck|shoulder|back pain|stress|relax: massage, massage therapist, deep tissue massage
deer management|deer culling|deer control & cull|stalker|woodland|estate|rifle: deer management, deer control
deer processing|venison processing|game processing|wild game & butchering|skinning|butchery & hunter|carcass|sausage|venison: game processing, game butchery
deer stalking|deer stalker & guided|outing & stag|roe|hill|rifle: deer stalking, guided deer stalking
dementia & day centre|day center|day club & lunch|minibus|activities|transport: dementia day care, day centre for elderly, us:adult day care
demolition|soft strip & contractor|asbestos|site|clear & building|house|garage: demolition contractors, demolition
dentist|dental practice|dental clinic & filling|checkup|check-up|hygienist & patient|appointment: dentist, dental practice, dental clinic, us:dental office
denture|dentures & technician|fitting|made & clinic|impression|gum: dentures
dent|pdr|paintless dent|dents & paintless|pdr & car|vehicle|hail|door ding|panel: paintless dent removal, dent repair
detailing|valeting|detailer|valeter & car|vehicle|cars & interior|wax|polish|ceramic: uk:car valeting, car detailing
dietitian|dietician|nutritionist & ibs|diabetes|cholesterol|bloating|gut|eating & consultation|client|patient: nutritionist, diet advice
digger|excavator|mini digger|skid steer & operator|driver|operated & groundworks|trench|footing|dig: digger hire with driver, groundworks contractor, us:excavating contractor
digital marketing & agency & campaign|strategy|seo|social: marketing agency, digital marketing agency
direct cremation & unattended|ashes|crematorium: direct cremation, cremation, us:cremation services
dishwasher|dishwashers & repair & appliance|engineer|technician: dishwasher repair, appliance repair
distillery & tour & still|botanicals|cask|distilled: distillery, distillery tour, distillery visit
ditching|ditch|ditches & clearing|cleaning & contractor|excavator|digger|contracting: ditch clearing, ditching contractor
divorce coach|divorce coaching: divorce coach, divorce coaching, divorce support
djembe|conga & reskin|reskinning & goatskin|skin|rope: djembe reskinning, djembe repair, hand drum repair
dock builder|boathouse|boat dock|docks & build|repair|construction & lake|waterfront|boat lift|piling: us:dock builder, us:dock company
doff|torc|steam clean|steam cleaning & facade|masonry|brickwork|stonework: building exterior cleaning, masonry cleaning
dog agility|agility & class|training & dog|collie|puppy: dog agility training, agility training for dogs
dog behaviourist|dog behaviorist|canine behaviour|canine behavior|canine behaviourist & reactive|aggression|anxiety|separation: dog behaviourist, dog behaviour training, us:dog behaviorist
dog boarding|dog home boarding|home boarder & home|sofa|garden|family: dog boarding
dog daycare|doggy daycare|dog creche & day|drop off|play: dog daycare, doggy daycare
dog friendly|dog-friendly & cottage|holiday let|self-catering|b & b & sleeps|stay|night: dog friendly accommodation, dog friendly holidays
dog groomer|dog grooming & bath|clip|nail|coat|dry: dog groomer, dog grooming
dog hydrotherapy|canine hydrotherapy|hydrotherapy & underwater treadmill|pool & dog|canine: dog hydrotherapy, canine hydrotherapy, hydrotherapy for dogs
dog photographer|dog photography|pet photographer|pet photography: pet photographer, dog photographer, dog photography
dog trainer|dog training|puppy class|puppy classes & recall|lead|class|one to one|obedience: dog training, dog trainer
dog walker|dog walking & pack|solo|group|pick up|collect & walk: dog walker, dog walking service, dog walkers
dog wash|dog washing & self serve|self service: self service dog wash, dog wash, diy dog wash
dog waste|dog poo|dog poop|pooper scooper & removal|scoop|pick up & yard|garden|lawn: dog waste removal, pooper scooper service, us:dog poop pickup, uk:dog poo removal
dog|canine|dogs & first aid & course|class: dog first aid course, canine first aid
doll|dolls & restringing|rewig|dolls hospital|doll hospital|restoration: doll repair, doll restoration
domestic cleaner|domestic cleaning|house cleaning|home cleaning|house cleaner & weekly|fortnightly|biweekly|regular: house cleaning, uk:domestic cleaner, us:house cleaner
dot physical|dot physicals & driver|cdl|medical: us:dot physical, us:dot physical exam
double glazing|double glazed & misted|failed unit|hinge|seal & repair|replace: uk:double glazing repairs, uk:window repairs
doula & birth & labour|labor|pregnancy: doula, birth doula
down jacket|gore tex|sleeping bag & washing|wash & reproof|reproofing|loft: outdoor gear cleaning, outdoor clothing cleaning
down jacket|gore tex|sleeping bag|outdoor gear & repair|patch & zip|tear|seam: outdoor gear repair, outdoor clothing repair
drama class|drama school|drama club|theatre school|acting class & children|kids|young people|age & term|improvisation|show|perform: drama classes, drama classes for kids
drawing class|painting class|art class|watercolour class|art lesson & tutor|beginner|term|easel|learn: art classes, art lessons
dressage|showjumping & coaching|instructor & rider & lesson|clinic: riding instructor, horse riding instructor
driveway & block paving|resin bound|tarmac & install|lay|laid: driveway installation
driveway|patio & pressure washing|jet washing|power washing|pressure washer & algae|moss|clean & seal|sand|patio: pressure washing
driving lesson|driving instructor & learner|pass & car|automatic|manual|hour: driving lessons, driving instructor, driving school
driving range & golf|golfers & bay|balls: driving range, golf driving range
drone & pilot training|licence course|flying course|operator course & learn|candidate|student|exam|theory: drone training, drone course, drone pilot training
drone photography|drone photographer|aerial photography|aerial photographer & pilot|licensed|certified|caa|faa: drone photography, aerial photography
drone survey|drone inspection|drone mapping & pilot|thermal|land|site: drone survey
drone|drones & repair & gimbal|motor|crash: drone repair, drone repair service
drone|drones & spraying & crop|agricultural|field: agricultural drone spraying, drone crop spraying
drone|uav & roof & inspection|survey: drone roof survey, drone survey, us:drone roof inspection
drum & bearing edge|rewrap|reskin & shell|snare|kit: drum repair, drum restoration
drum lesson|drum tuition|drum teacher|drum tutor|drum kit & lesson|tuition & beginner|grade|pupil|student: drum lessons, drum teacher
dry cleaner|dry cleaning|dry cleaners & suit|press|garment & shop|counter|collection|shirt: dry cleaners, dry cleaning
dry ice & blasting|blast: dry ice blasting, dry ice cleaning
dry stone|drystone & waller|walling|rebuild|gap & wall: dry stone walling, dry stone waller, dry stone wall repair
drysuit|dry suit|drysuits & repair|seal replacement|seals: drysuit repair, dry suit repair
drywall & hang|tape|texture & patch|finish|mud: us:drywall contractor
dtg|dtf & print|printing & shirt|hoodie|garment: t shirt printing, custom t shirts
dumpster|dumpsters & rental|rent: us:dumpster rental
duvet|comforter|duvets & cleaning|wash|laundry & large|king|feather|drum: duvet cleaning, us:comforter cleaning
dyslexia & assessment|assessor & report & diagnostic|diagnosis: dyslexia assessment, dyslexia test, dyslexia assessor
dyslexia|dyslexic & tutor|tuition|specialist teacher & pupil|spelling|reading|lesson: dyslexia support, dyslexia tutor
ear wax|earwax & removal|microsuction|irrigation & appointment|clinic|home visit|nurse|audiologist: ear wax removal, ear cleaning
ebike|e bike|electric bike|ebikes|electric bikes & repair|diagnostic & motor|battery|controller: e bike repair, electric bike repair
ebike|e bike|electric bike|escooter & battery & recell|repack|recelling: e bike battery repair, battery recelling
ecu|remap|remapping & car|vehicle|engine|tractor|van & remap|remapping|tuning: ecu remapping, engine remap, us:ecu tuning
eicr|electrical installation condition & landlord|certificate|report: electrical safety inspection, uk:eicr certificate
eiderdown|eiderdowns & recover|restore|recovering|refill: eiderdown restoration, eiderdown repair
electric gate|automatic gate|gate automation & repair|install|service & motor|intercom|sensor|keypad: gate automation
electrician & consumer unit|fuse board|rewire|panel upgrade & fault|socket|lights: electrician
electrolysis & hair removal & permanent|appointment|treatment|follicle: electrolysis, electrolysis hair removal, permanent hair removal
eleven plus|11 plus|11+ & tutor|tuition: uk:11 plus tutor, uk:11 plus tuition, uk:11 plus preparation
elopement package|elopement planner: elopement, elopement packages
elopement photographer|elopement photography & couple|location|gallery: elopement photographer, elopement photography
email marketing & campaign|automation & agency|freelance|consultant: email marketing services
embroidery|embroidered & workwear & logo: workwear embroidery, embroidered workwear, logo embroidery
embroidery|embroidered & workwear|uniform|polo & logo: embroidered workwear, logo embroidery
emdr & trauma|ptsd & therapist|therapy: emdr therapy, emdr therapist, trauma therapist
employment law|unfair dismissal|employment lawyer & solicitor|lawyer|attorney & tribunal|dismissal|discrimination: employment lawyer, uk:employment solicitor, us:employment attorney
english & tutor|tuition & literature|gcse english|essay|comprehension: english tutor, english tuition
engraver|engraving & trophy|plaque|pet tag|tankard|medal: engraving, engraver
engraver|engraving service & brass|plaque|nameplate|jewellery|laser: engraving, engraver, engraving service
enrolled agent|tax preparer|tax preparation & irs|return|form: us:tax preparer, us:tax preparation
epc|energy performance certificate|domestic energy assessor & assessor|assessment|accredited & landlord|sell|let|rating: energy assessor, uk:epc certificate
equine assisted|equine-assisted|equine facilitated & anxiety|trauma|emotional|young people: equine therapy, equine assisted therapy
equine dentist|equine dental|horse dentist: equine dentist, horse dentist
equine photographer|equine photography|horse photographer|equestrian photography|horse photography: equine photographer, horse photographer, equestrian photographer
equity release & adviser|advice|specialist: equity release, equity release adviser, uk:lifetime mortgage
escape room & puzzle|clue & team|players|minutes: escape room, escape rooms, escape game
esol|esl|ielts & lesson|tutor|class|course & student|learner|speak|grammar|conversation: english lessons, english language classes, us:esl classes
estate planning & trust|wills|inheritance: estate planning, us:estate planner
estate sale|estate liquidation|estate sales & downsizing|household|appraise|contents: us:estate sale company, us:estate sales
ev charger|car charger|charge point & install|installer & electrician|electric car|driveway|home: ev charger installation, home ev charger installer
event photographer|event photography|conference photography: event photographer, event photography
event planner|event planning|event management & corporate|conference|party & supplier|vendor|budget|logistics: event planner, event planning
event security|door supervisor & sia|licensed|guard & event|festival|venue: security company, event security
executive coach|executive coaching|leadership coach|leadership coaching & leader|executive|director: executive coach, leadership coach
exhibition stand|show booth & design|build|graphics|modular: exhibition stands, us:trade show booths
expat|expatriate & tax return|tax accountant|tax filing & accountant|accountancy|filing: expat tax advice, expat tax accountant
fabrication|fabricator & steel|metal|stainless & welding|welded|welder: metal fabrication, welding and fabrication, us:metal fabricator
face painter|face painting & party|parties|event & glitter|designs|paints|hour: face painting, face painter, face painter for parties
facial|facials & beautician|esthetician|beauty therapist|beauty salon & skin|skincare|treatment: facials, facial, uk:beautician, us:esthetician
falconry|falconer & display & owl|hawk|falcon: falconry display, falconry, bird of prey display
falconry|falconer & experience|hawk walk|flying day|half day & owl|hawk|falcon: falconry experience
falconry|falconer|harris hawk & gull|pigeon & deter|pest|scare|control|nuisance: bird control falconry, hawk pest control
fall cleanup|leaf removal|leaf clearing|leaf blowing & leaf|leaves & yard|lawn|garden: leaf clearing
fallen stock|dead stock|deadstock|knackerman & collection|removal & farm|cattle|sheep|carcass|horse: uk:fallen stock collection, us:dead stock removal
falls prevention|chair exercise|chair-based|seated exercise & exercise class|exercise classes & older|senior: exercise for older adults, exercise classes for seniors
family bible|old book|antique book & repair|restore|rebind & spine|binding|stitching|boards: book restoration, antique book repair
family law & solicitor|lawyer|attorney & divorce: family lawyer, divorce lawyer, uk:divorce solicitor, us:divorce attorney
farm park|petting farm|open farm & lamb|goat|feeding|animals & children|family|tickets: farm park, petting farm, days out with kids
farm shop|farm store & meat|vegetable|eggs & our farm|reared|butchery: farm shop, us:farm store, local produce
farmers market|farmers' market & stallholder|traders: farmers market, local market
farrier & shoeing|hot shoe|cold shoe|set of shoes: farrier, horse shoeing
fence|fencing & panel|closeboard|post & erect|erected|contractor|fencer: fencing contractor, fence installation, fencing contractors
fencing & epee|sabre & club|class|lesson|beginner: fencing lessons, fencing classes, fencing club
feng shui & consultant|consultation: feng shui consultant, feng shui consultation
field shelter|field shelters & timber|mobile|skid & horse|pony: field shelters, horse field shelter
financial adviser|financial advisor|financial planner & pension|retirement|investment: financial adviser, us:financial advisor, financial planner
fire alarm|fire alarms & install|installation & engineer|commission|premises|building: fire alarm installation
fire damage|smoke damage|soot damage & restoration|clean|cleanup: fire damage restoration, smoke damage cleaning
fire door|fire doors & inspection|inspector & compliance|certified|survey|remedial|report: fire door inspection
fire extinguisher|fire extinguishers & servicing|service|supply & engineer|premises|annual|commission: fire extinguisher servicing, fire extinguisher service
fire performer|fire show|fire eater|fire breather & event|wedding|festival & book|hire|act: fire performer, fire performers for hire, fire show hire
fire risk & assessor|assessment & premises|building|landlord|report|care home: uk:fire risk assessment, uk:fire risk assessor
fireplace|mantel|chimneypiece & restoration|restorer|restore & marble|cast iron|tile & antique|victorian|period: fireplace restoration, antique fireplace restoration
firewood|kiln dried logs|seasoned logs|kiln dried & delivery|deliver|delivered & bulk bag|cord|netted|load|moisture: firewood delivery, firewood for sale
firework|fireworks & display & choreographed|pyrotechnic|firing & team|crew|professional: fireworks display, firework display company
first aid & class|course|workshop & baby|infant|babies & parent|grandparent & choking|attend|learn: baby first aid, baby first aid course
first aid course|first aid training|first aid trainer|first aid instructor|cpr class & delegate|learner|candidate|workplace|certificate & trainer|instructor|taught|course: first aid course, first aid training
first dance & lesson|choreography & couple|wedding & studio|dance teacher|steps|routine: wedding dance lessons, first dance lessons, first dance choreography
fishing & charter|skipper & boat & rods|tackle|anglers|bait: fishing trips, fishing charter, charter boat fishing
fishing reel|fishing reels|reel servicing & service|servicing|repair & angling|drag|bearing|fishing|spool: fishing reel service, fishing reel repair
fishing rod|rod building|rod builder|fishing rods & rewhip|whip|repair & rod ring|guide|blank|ring: fishing rod repair, rod repair
fishmonger|fish counter & crab|lobster|fillet & landed|catch|boats|market: fishmonger, fresh fish, us:fish market
flag|flagmaker|flags & sewn|flag maker|flagmaker & custom|banner|pole|nylon: custom flags, flag maker
flail|hedge cutting & tractor & hedge & farm|contractor|verge|mile: hedge cutting contractor, tractor hedge cutting
flat roof|flat roofing & epdm|felt|fibreglass|grp & roofer|install|repair|roofing: flat roofing, flat roof repair
flatpack|flat pack|furniture assembly & assemble|assembly & wardrobe|bed|desk & assembler|flatpack assembly|flat pack assembly|furniture assembly: furniture assembly, uk:flat pack assembly, us:furniture assembly service
flea|fleas & pest control|fumigation|exterminator & house|carpet|home|flat: flea pest control, flea exterminator, flea treatment for house
fleece|fleeces|fibre|fiber & mini mill|carding|custom spinning & yarn|roving: wool processing, us:fiber mill
float tank|float pod|flotation tank|floatation & session|hour: float therapy, float tank, floatation therapy
flood damage|water damage & restoration|drying|dehumidifier & property|home|house|building|insurance|wall|floor: water damage restoration, flood damage drying
florist & bouquet|arrangement & delivery|deliver & order|same-day|shop|occasion: florist, flower delivery
floristry|flower arranging & class|workshop|course|lesson & beginner|learn|student|take home: flower arranging classes, flower arranging workshop
flute|clarinet|oboe|bassoon & lesson|tuition & beginner|grade|pupil|student: woodwind lessons, music lessons, woodwind teacher
flute|oboe|bassoon & repad|overhaul|pads & repair|technician|repairer: woodwind instrument repair, woodwind repair
fly fishing|fly-fishing & lesson|instructor|tuition & casting|beginner: fly fishing lessons
flying lesson|flight school|flight training|flight instructor & aircraft|aeroplane|airplane & pilot|licence|license: flying lessons, flight training, pilot lessons, flight school
foam & cut to size|cut to & cushion & sofa|seat|bench|caravan|boat: cushion foam replacement, foam cut to size
food bank|food pantry & parcel & volunteer|referral|voucher: food bank, us:food pantry
food hygiene|food safety & training|course & delegate|learner|candidate|trainer: food hygiene course, food hygiene training, us:food safety course
food photographer|food photography & restaurant|menu|styling|recipe: food photographer, food photography
food tour & guide|walking|stops|tastings: food tours, food tasting tour
food truck & wedding|event|party & hire|catering|book: food truck catering, food truck hire, street food catering, us:food truck rental
foot care|foot health & toenail & corn|callus|hard skin: foot care, toenail cutting
football coaching|soccer coaching|football academy|soccer academy|football training|soccer training & kids|children|toddler|boys|girls: kids football training, football coaching for kids, us:youth soccer training
foraging walk|foraging course|foraging workshop|guided foraging & wild|edible|hedgerow|mushroom: foraging, foraging walks, foraging course
forest school & session & children|toddler & woodland|fire|mud|den: forest school, forest school sessions, forest school for kids
forestry mulching|forestry mulcher|mulching head & acre|brush|scrub|land: forestry mulching, land clearing, brush clearing
forklift & novice|refresher|operator training|training course & candidate|instructor|delegate|operator: forklift training, forklift course, us:forklift certification
forklift|forklifts & hire|rental & short term|weekly|truck|delivered: uk:forklift hire, us:forklift rental
forklift|forklifts & repair|servicing & loler|breakdown|engineer: forklift repair, forklift service
foundation & underpinning|piering|subsidence|releveling|restumping & crack|sink|settle|jack: us:foundation repair, subsidence repair
fountain pen|fountain pens & repair|restore|nib grinding: fountain pen repair, pen repair
fox control|fox & lambing|poultry|urban & pest control|culling|shooting|trapping|marksman: fox control
frame builder|framebuilder|frame building & bicycle|bike|cycle|cyclist & bespoke|custom|braze: bike frame builder, bicycle frame builder
french & lesson|tuition|tutor & conversation|grammar|vocabulary|gcse|a-level|speak: french lessons, french tutor, learn french
french drain|garden drainage|yard drainage & lawn|garden|yard & install|dig|contractor|soakaway: garden drainage, us:yard drainage
french polish|french polishing|french polisher & shellac|table|furniture|piano|door & restore|water mark|scratch|finish: french polishing, french polisher
fruit tree|apple tree|orchard & pruning|prune & visit|winter|restoration|old tree|neglected & pruner|pruning: fruit tree pruning, fruit tree care
funeral & order of|orders of & print|printed|booklet: uk:funeral order of service, uk:order of service printing, us:funeral programs
funeral director|undertaker|funeral home & hearse|chapel of rest|embalming & arrange|bereaved|24-hour|family: funeral director, funeral home, uk:undertaker, funeral services
funeral flowers|funeral wreath|sympathy flowers|funeral tribute & florist|floral & lily|roses|wreath|spray: funeral flowers, sympathy flowers
furnace & hvac|heating and cooling & repair|tune|replace: us:hvac repair, us:heating and cooling, us:furnace repair
furniture & antique|heirloom & restorer|restoration & veneer|polish|joint|woodworm: furniture restoration, antique furniture repair, furniture repair, antique restoration
fused glass|glass fusing & class|course|lesson|workshop day: fused glass workshop, glass fusing classes, fused glass class
fused glass|glass fusing & workshop|class & kiln|beginner|make your own|panel: fused glass workshop, fused glass class
games console|game console|consoles & repair & hdmi|controller|drift|disc drive: games console repair, us:game console repair
garage door & spring|opener|cable|track & repair|install|replace: garage door repair
garden clearance|overgrown garden|yard cleanup & green waste|take away|taken away|skip|overgrown & clear|clearance|cleanup: overgrown garden clearance, uk:garden clearance, us:yard cleanup
garden design|garden designer|landscape designer & planting plan|drawing|scale plan|concept|visit: garden design, garden designer
garden room|garden office & insulated & build|built|builder: garden office, uk:garden room builder, us:backyard office builder
gardener|gardening & weeding|border & mowing|pruning|hedge & maintenance|regular|tidy|weekly|fortnightly: gardener, gardening services, garden maintenance
gardening club|horticultural society & member & talk|show: gardening club, garden club
gastropub|country pub|village pub & real ale|cask|sunday roast|beer garden & bar|menu|landlord: pub, local pub
gazebo & bespoke|custom & build|builder & oak|timber|wooden|cedar: wooden gazebo builder, custom gazebo, bespoke gazebo
gdpr consultant|gdpr consultancy|gdpr audit|protection consultant & data protection|breach|compliance: data protection consultant, gdpr consultant
gearbox|automatic transmission|gearboxes|transmissions & rebuild|recondition|rebuilt & car|vehicle|cars|van: gearbox repair, us:transmission repair
gel nails|acrylic nails|biab|manicure & nail technician|nail tech|nail salon|nail artist & appointment|client|infill|salon: nail technician, manicure
gender scan|4d scan|baby scan|reassurance scan & sonographer|ultrasound: baby scan, pregnancy scan, private baby scan, us:elective ultrasound
genealogist|genealogy|family history|family tree & research|researcher & record|ancestor|census|parish: family history research, genealogy research, family tree research, genealogist
generator & standby|backup & electrician|engineer|service|install & diesel|transfer switch|propane|load test: generator servicing
german & lesson|tuition|tutor & conversation|grammar|vocabulary|gcse|a-level|speak: german lessons, german tutor, learn german
ghost walk|ghost tour & haunted|evening|night|story: ghost tour, ghost walk, haunted tours
ghostwriter|ghostwriting & life story|autobiography|memoir: ghostwriter, memoir writer, write my life story, us:ghostwriting services
giclee printing|giclee printer|art printing & scan|scanning|artists|photographers: giclee printing, fine art printing
gilder|gilding & gold leaf & frame|sign|restore|furniture|church: gilder, gold leaf gilding
glamping|shepherd's hut|yurt & stay|night|check-in & sleeps|guest|bed: glamping, glamping holidays, unusual places to stay
glass merchant|cut to size & glass & toughened|tempered|mirror|tabletop: glass cut to size, glass merchant
glass splashback|glass splashbacks & kitchen|hob|coloured|colored: glass splashbacks, kitchen glass splashback
glassblowing|glass blowing & class|course|lesson & beginner|learn|student|experience: glass blowing classes, glass blowing experience
glassblowing|glass blowing|glassblower|hot glass & class|experience|beginner|taster: glass blowing class, glass blowing experience
glazier|broken window & pane|reglaze|putty|boarding: glazier, glass replacement
glider|gliding & airfield & winch|aerotow|instructor|trial lesson: gliding lessons, gliding club, learn to glide
goat & goat hire|goat rental|grazing & brush|weed|vegetation|bramble|ivy & hire|rental|rent|clearing: goat grazing service, goats for brush clearing
golf cart|golf buggy|golf buggies|golf carts & rental|hire: us:golf cart rental, uk:golf buggy hire
golf cart|golf buggy|golf buggies|golf carts & repair|servicing & battery|motor|controller: us:golf cart repair, uk:golf buggy repair
golf club|golf clubs & regrip|reshaft|regripping|reshafting: golf club repair, golf regripping
golf course & green fee|18-hole|9-hole|tee time & clubhouse|member|society: golf course, golf club
golf lesson|golf coach|golf coaching|golf instruction|golf professional & swing|short game|putting|chipping & lesson|coaching: golf lessons, golf coach, golf instructor
golf simulator & bay|hour & play|book: indoor golf, golf simulator
google ads|ppc|pay-per-click & agency|management|consultant & campaign|budget|click: ppc management
gorse|bramble|scrub|blackberry & land clearing|clearance|clearing & acre|acreage|overgrown|flail|mulcher: brush clearing, overgrown land clearance
gospel choir & wedding|event & hire|book|ceremony & singers|songs|sing: gospel choir, gospel choir for hire
gpr|ground penetrating|utility locating|cable locating & underground|buried & survey|radar|locate: underground utility survey, us:utility locating
graffiti & removal|remove|clean & wall|brick|shutter|building|coating: graffiti removal, graffiti cleaning
grafting|graft|scion & apple|fruit tree|pear & rootstock|variety|old tree: fruit tree grafting
grandfather clock|longcase & repair|restore|overhaul & pendulum|movement|chime|weights|dial: grandfather clock repair, longcase clock repair, antique clock repair
granite|quartz|worktop|countertop & chip|crack & repair & resin|invisible|filler: worktop repair, us:countertop repair
graphic designer & logo|brochure|branding|identity: graphic designer, graphic design
grave tending|grave care|grave maintenance: grave tending, grave care, grave maintenance
gravel|aggregate|aggregates & delivery|deliver|delivered & bulk|loose|tonne|ton: gravel delivery, aggregates delivery
grazing table & cheese|charcuterie|fruit|meats: grazing table, grazing table catering
grease trap & clean|empty|pump & restaurant|kitchen|tanker: grease trap cleaning
greenhouse & relocation|moving|move & dismantle|rebuild|reassemble: greenhouse relocation, greenhouse dismantling
greenhouse|glasshouse & reglaze|reglazing|glazing & repair|restoration|victorian: greenhouse repair
grout & regrout|regrouting|reseal|colour seal & shower|bathroom: regrouting
guitar & lesson|tuition & beginner|grade|pupil|student|learner: guitar lessons, guitar tuition, guitar teacher
guitar|luthier & setup|refret & fret|nut|action & repair: guitar repair, luthier, guitar setup
gundog|gun dog & training|trainer: gundog training, gundog trainer
gutter & vacuum|pole|ladder & cleaning|clearing|unblock: gutter cleaning, gutter clearing, gutter cleaners
gymnastics & class|club & tumbling|beam|vault|recreational|squad: gymnastics classes, gymnastics club
hair extensions|hair extension & tape|weft|bonded|nano & fitted|fitting|appointment|salon: hair extensions, hair extension specialist
hair transplant & fue|graft & surgeon|clinic|donor: hair transplant, hair transplant clinic, hair restoration
hairdresser|hair salon|hair stylist|hairstylist & cut|colour|color|highlights & appointment|client|blow-dry|salon: hairdresser, haircut, hair stylist
`
