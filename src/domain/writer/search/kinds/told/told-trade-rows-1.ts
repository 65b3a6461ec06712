import type { ToldRows } from "./told-kinds.ts"

export const tradeRows1: ToldRows = `
3d printing|3d printed & service|bureau|quote & prototype|replacement part|one off: 3d printing service, custom 3d printing
3d printing|3d-printing & prototype|part|bureau & fdm|sla|sls|quote|turnaround: 3d printing service, 3d printing
3d scanning|3d scan|laser scanning & service|survey|client & point cloud|reverse engineering|mesh|building: 3d scanning service, laser scanning service
abacus & class|course & mental|arithmetic|soroban: abacus classes, mental maths classes
accordion & lesson|tuition & beginner|grade|pupil|student|learner: accordion lessons, accordion teacher
accordion|melodeon & repair & tuning|reed|bellows|overhaul: accordion repair, accordion tuning
accountancy practice|accountancy firm|chartered accountant|certified accountant & tax|accounts|self-assessment: accountant, accountants
acting & coach|coaching & audition|self-tape|monologue|drama school: acting coach, acting lessons
acupuncture|acupuncturist & needle|chinese medicine|meridian & fertility|migraine|anxiety|stress|pain: acupuncture, acupuncturist
adhd & assessment & psychiatrist|psychologist|specialist nurse & report|diagnosis|clinic: adhd assessment, adhd diagnosis
adhd coach|adhd coaching: adhd coach, adhd coaching, adhd support
aerial|satellite dish|tv antenna & tv|television|freeview & install|reception|realign: uk:tv aerial installation, us:tv antenna installation
after school club|after-school club & breakfast club|holiday club & childcare|ofsted|parents|pick: after school club, after school care, us:after school program
afternoon tea & catering|delivery|delivered & scone|scones|sandwiches: afternoon tea
aga|rayburn|range cooker & engineer|service|servicing & oil|gas|electric & cooker: uk:range cooker servicing, uk:range cooker engineer
aikido|kung fu|wing chun & class|lesson & dojo|instructor|grading|belt|sifu|sensei: martial arts classes
air conditioning|air conditioner|aircon & install|installation & split|wall unit|condenser & home|office|bedroom|house: air conditioning installation
air duct|dryer vent|ductwork & duct cleaning|vent cleaning|ductwork cleaning: ductwork cleaning
airport transfer & flight|terminal|meet & driver|taxi|minibus: airport transfers, us:airport shuttle
alexander technique & lesson|teacher: alexander technique, alexander technique teacher, alexander technique lessons
allotment & plot & waiting list|tenant|association: uk:allotments, uk:allotment plots, allotment to rent
alloy wheel|alloy wheels & refurb|refurbishment|repair|diamond cut: alloy wheel refurbishment, alloy wheel repair
alpaca walk|alpaca walking|alpaca trek|alpaca trekking: alpaca walking, alpaca trekking, alpaca experience
alpaca|llama & shearing|shearer: alpaca shearing, alpaca shearer
alteration|alterations & trouser|hem|seamstress|hemming|taking in: clothing alterations, clothes alterations
aluminium welding|aluminum welding & cracked|sump|boat|casting|tig: aluminium welding, us:aluminum welding
amateur dramatics|amateur dramatic|amateur theatre|community theater & production|audition: amateur dramatics, theatre group, us:community theater
animal rescue|animal shelter|dog rescue|cat rescue|rescue charity & adopt|rehome|foster & volunteer|donation|charity: animal rescue, animal rehoming, us:animal shelter
animation|animated & explainer & video|studio: animated explainer video
antifouling|antifoul & boat|yacht|hull & pressure wash|apply|yard|blasting|service: boat antifouling, us:boat bottom painting
apostille & document|certificate|embassy: apostille, apostille service, document legalisation
app development|app developer & ios|android & build|client|bespoke: app developer, mobile app development
aquarium|fish tank & maintenance|cleaning & water change|algae|filter & visit|office|service: aquarium maintenance, fish tank cleaning, aquarium cleaning service
arabic & lesson|tuition|tutor & conversation|speak|alphabet|grammar: arabic lessons, arabic tutor, learn arabic
archery & bow|arrows & beginner|lesson|have-a-go|coaching & instructor|coach: archery, archery lessons
arena|menage|manege & horse|equestrian & construction|build|builder: horse arena construction, uk:menage construction
art class|art club|art lesson & children|kids & after-school|term|holiday|age: kids art classes, art classes for kids
art gallery & exhibition|exhibitions & artists: art gallery, art exhibitions
art therapist|art psychotherapist & session|anxiety|trauma|clients: art therapy, art therapist
artificial grass|artificial turf|artificial lawn & install|lay|fit & base|sand|edging|membrane: artificial grass installation, artificial turf installers, fake grass installers
artificial insemination|ai technician & cattle|cow|dairy & technician|service: cattle ai technician, cattle artificial insemination
artist studio|artists' studio|studio space & rent|let & artists|makers: artist studio to rent, art studio space, studio space to rent
asbestos removal|asbestos survey|asbestos removed & licensed|licence|sample|survey|garage|sheets: asbestos specialist
ashes & jewellery|jewelry & memorial|cremation: ashes keepsakes, ashes jewellery, cremation jewellery, us:cremation jewelry
ashes & scatter|scattering & boat|sea|drone: ashes scattering, scattering ashes, us:ash scattering
asphalt & sealcoating|crack sealing & driveway|parking lot: us:asphalt sealcoating
assisted living & residents|apartment|suite & meals|nurse|memory care: us:senior living, us:assisted living, us:assisted living facility
astrologer|astrology & birth chart|natal chart & reading|consultation: astrology reading, astrologer, birth chart reading
autism assessment|autism diagnosis & psychologist|multidisciplinary|clinic: autism assessment, autism diagnosis
auto electrician|auto electrical|vehicle wiring|car electrics & fault|diagnostic|alternator|wiring: auto electrician, vehicle electrician
automatic & driving lesson|driving instructor & learner|test|pass: automatic driving lessons, automatic driving instructor
av hire|av equipment|audio visual & hire|rental & technician|crew|deliver & conference|event: av hire, audio visual hire, us:av rental
awning|awnings & repair & caravan|motorhome|rv|campervan: awning repair, us:rv awning repair
axe throwing & session|target & instructor|coach|lane|group: axe throwing
ayurveda|ayurvedic & treatment|panchakarma & consultation|dosha|doctor: ayurveda, ayurvedic treatment
baby massage & class|course & parent|carer|instructor: baby massage, baby massage classes, baby massage course
babysitter|babysitting & evening|agency|hourly & parent|families|children: babysitter, babysitting, babysitting service
baby|infant & swimming lesson|swim class|swimming class|swim lesson & parent|months|pool: baby swimming lessons, baby swimming classes
backflow & preventer|assembly & test|testing: backflow preventer testing, us:backflow testing
badminton club & court|member|shuttle|session: badminton club, badminton, play badminton
bagpipe|bagpipes & lesson|tuition & beginner|pupil|student|learner: bagpipe lessons, learn the bagpipes, piping lessons
bagpipe|bagpipes & repair|maker|turned & reed|chanter|drones|workshop|bag: bagpipe repair
bakery & sourdough|loaf|loaves & we bake|baked fresh|baked daily|bakers: bakery, fresh bread, local bakery
balayage & salon|colourist|colorist & appointment|highlights|consultation: balayage, hair colourist, us:hair colorist
baling|haylage|hay|silage & contractor|contracting & baler|wrap|mow: baling contractor, us:custom hay baling
ballet & class|lesson & dance|dancer|dancers & rad|exam|term|grade|age: ballet classes, dance classes
balloon & arch|garland & party|wedding|event & install|colours|colors|backdrop & order|book|bespoke|custom: balloon decorations
ballroom|latin|salsa|bachata & dance|dancing & lesson|class & partner|beginner|steps|couple: dance lessons, dance classes
bankruptcy & attorney|lawyer & chapter|filing|creditor: us:bankruptcy attorney, us:bankruptcy lawyer
banner & pvc & printed|printing|eyelets: banner printing, pvc banners, us:vinyl banners
barbecue|bbq|braai & catering|caterer & wedding|event|party & grill|smoker|coals|meat|menu: bbq catering, barbecue catering, bbq caterers
barber|barbershop & fade|cut|haircut & beard|shave|clipper & appointment|walk-in|chair: barber, mens haircut
barefoot trim|barefoot trimmer|barefoot trimming & horse|hoof|equine|pony: barefoot trimmer, barefoot hoof trimmer, horse hoof trimming
barista training|barista course & espresso|milk|latte & learn|trainee|student|beginner: barista training, barista course
barn & straightening|jacking|sill|reframe & restoration|repair & timber|beam: barn restoration, barn repair
barometer|barograph & repair|restoration & mercury|aneroid|dial|tube: barometer repair, barometer restoration, antique barometer repair
bartender hire|hire a bartender|freelance bartender|private bartender & party|event: bartender hire, us:bartender for hire
bas agent & lodgement|bookkeeping|bookkeeper: bas agent, bas lodgement
basement|cellar & waterproofing|tanking & membrane|sump|drain|pump: basement waterproofing
basketry|basket making|basket weaving & course|class|workshop & beginner|learn|take home|student: basket making course, basket weaving workshop, basket making classes
bat removal|bat exclusion & attic|colony|guano|one way: us:bat removal, us:bat exclusion
bat survey|bat surveys|bat roost & ecologist|ecology|emergence|licence|planning: ecologist, uk:bat survey
bath|bathtub & resurfacing|reenamelling|reglazing & chip|enamel|spray|respray: bath resurfacing, us:bathtub refinishing, us:bathtub reglazing
bbq|barbecue|grill & deep clean|degrease|steam clean|bbq cleaning|grill cleaning & burner|grease|grate|service: bbq cleaning, us:grill cleaning service
beauty course|lash course|nail course|beauty academy|waxing course & student|learner|beginner|trainee & accredited|certificate|qualification: beauty courses, beauty training
bed and|b & b|guest house|guesthouse & breakfast & stay|night|ensuite|en-suite: accommodation, bed and breakfast, guest house, b and b
bed bug|bedbug & treatment|extermination|exterminator & heat|mattress|bedroom|hotel: bed bug treatment, bed bug exterminator
beehive|hives & rental|rent|hosting & orchard|garden|rooftop|pollination|honey: beehive rental, hive hosting
beekeeping & course|class|lesson|workshop & beginner|learn|hive: beekeeping course, beekeeping classes
beekeeping course|beekeeping class|beekeeping lesson|beekeeping taster & beginner|learn|attend|hands-on: beekeeping course, beekeeping classes, learn beekeeping
bellhanger|bell hanger|bellfounder & bell|bells & church|tower: church bell restoration, bell hanger
belly dance|belly dancing & class|lesson & beginner|learn|term|drop-in: belly dancing classes, belly dance classes, belly dance lessons
bereavement & support group|bereavement cafe|bereavement group & charity|volunteer|free: bereavement support, bereavement group, grief support group
bespoke software|custom software & development|developer & client|business: software development company, bespoke software, us:custom software development
bharatanatyam|kathak & class|lesson & student|dancer|beginner: indian classical dance classes, indian dance classes
bid writer|bid writing|tender writing & tender|contract: bid writer, bid writing
bike fit|bike fitting|bike fitter & cyclist|position|saddle|cleat: bike fitting, bike fit
bike hire|bike rental|bicycle hire|cycle hire|bicycle rental & day|hour|helmet|trail: uk:bike hire, us:bike rental
bike hire|cycle hire|bike rental|bicycle hire & e-bike|mountain bike|bicycle|tandem|child seat: bike hire, us:bike rental, cycle hire
bike tour|cycle tour|cycling tour & guide|guided & bicycle|cycle|cycling|e-bike|pedal: bike tours, guided bike tours, cycle tours
bikeability|cycle training|cycling instructor|cycling lesson & instructor|trainer & road|balance|confidence: cycle training, cycling lessons
bike|bicycle|bikes|bicycles & mobile mechanic|mobile repair|mobile bike|mobile workshop & puncture|gear|brake: mobile bike mechanic, mobile bike repair
bike|bicycle|bikes|bicycles & repair|servicing|mechanic & derailleur|wheel truing|gear|puncture|hub: bike repair, bicycle repair, bike mechanic
binocular|binoculars & repair|collimation|servicing: binocular repair, binocular service
biomass boiler|pellet boiler|wood pellet boiler & service|servicing|breakdown & engineer|auger|ash: biomass boiler service
birdwatching|birding|bird watching & guide|guided & tour|tours|trip: birdwatching tours, birding tours, bird guide
birthday cake|celebration cake|custom cake & order|bespoke & sponge|buttercream|fondant|bake: birthday cakes, celebration cakes, custom cakes, cake maker
blacksmith|blacksmithing & course|class|taster day & beginner|learn|student|participant: blacksmith course, blacksmithing classes, blacksmith experience
blacksmith|blacksmithing|forging & course|experience|class & anvil|forge|beginner: blacksmith course, blacksmithing classes
blacksmith|wrought iron|ironwork & gate|railing|hand forged & forge|bespoke|commission: blacksmith, wrought ironwork
blind & restring|cord & venetian|slats|vertical|roller & repair: blind repair, us:window blind repair
blind & ultrasonic & cleaning & slats|vertical|roller|venetian: blind cleaning, us:window blind cleaning, blind cleaners
blocked drain|blocked drains|drain unblocking & jetting|rodding|unblock|clear: blocked drains, drain unblocking, us:drain cleaning
blower door|air tightness|airtightness & test|testing & fan|building regulation|leakage|pressure: air tightness testing, us:blower door test
board game & game cafe|games cafe & play|table|library: board game cafe
boat safety|bss & examiner & certificate|examination: uk:boat safety certificate, uk:boat safety examiner
boat transport|yacht transport|boat haulage|boat hauling & lorry|trailer|road|truck: boat transport, boat haulage
boat trip|boat tour|river cruise & skipper|aboard|departures|passengers: boat trips, boat tours
boat|boats|yacht & gelcoat|fibreglass|fiberglass|osmosis|grp & repair: boat repair, fibreglass boat repair, us:fiberglass boat repair
boat|yacht|boats & sprayhood|boat cover|canvas|boat covers & made|custom|trimmer: boat covers, us:boat canvas
boat|yacht|boats|narrowboat|marine & electrician|electrics & lithium|navigation|rewire|wiring|solar: marine electrician, boat electrician
boat|yacht|boats|yachts & valet|valeting|detailing: uk:boat valeting, us:boat detailing
bodywork|bumper|body shop & scratch|respray|spray|dent & car|vehicle|cars: car body repair, us:auto body shop
boiler & gas safe & new boiler|boiler installation|boiler installer|boiler replacement: uk:boiler installation, uk:new boiler, uk:boiler replacement
boiler & gas safe & service|servicing & repair|breakdown: uk:boiler service, uk:boiler repair, uk:gas safe engineer, uk:boiler engineer
bollywood & dance|dancing & class|lesson: bollywood dancing, bollywood dance classes
book club|reading group & member|join & discuss|discussion|monthly: book club, reading group
book cover & designer & author|genre|indie|publisher: book cover design, book cover designer
bookbinder & hardback|thesis|restore|repair|rebind: bookbinder, book binding, bookbinding services
bookbinder|bookbinding & rebind|repair & spine|leather|cloth: bookbinder, book repair, book binding
bookcase|alcove|bookshelf|bookcases|alcoves & fitted|built in|bespoke & joinery|carpentry|joiner|carpenter: built in shelving, bespoke joinery
bookkeeper & vat|payroll|ledger|xero|quickbooks|reconciliation: bookkeeper, bookkeeping, bookkeeping services
borehole|water well|well drilling & drilling|drill & rig|aquifer|bedrock|metres|feet: water well drilling, borehole drilling, us:well drilling
botox|dermal filler|anti-wrinkle|lip filler & injection|injectable & clinic|nurse|practitioner: aesthetics clinic, facial aesthetics, aesthetic practitioner
boudoir & photographer|photography|shoot: boudoir photographer, boudoir photography, boudoir photoshoot
bouldering|climbing wall|climbing centre & indoor & shoes|harness|auto-belay|routes|chalk: indoor climbing, climbing wall
bouncy castle|bounce house & hire|rental & party|garden|deliver: inflatable hire, uk:bouncy castle hire, us:bounce house rental
bouncy castle|jumping castle|bounce house|bouncy castles & hire|rental|rent: uk:bouncy castle hire, us:bounce house rental
bouquet & preservation|preserved|preserve & resin|pressed|frame|dried: flower preservation, bouquet preservation
bow rehair|bow rehairing|bow rehaired|rehair & bow & violin|cello|horsehair: bow rehair, violin bow rehair
bowen & technique|therapist|therapy: bowen therapy, bowen technique, bowen therapist
bowls club|lawn bowls|bowling green & club & member|rink|roll-up: bowls club
boxing & class|coach & gloves|sparring|pads|punch: boxing training, boxing classes
braids|cornrows & hair & braider|salon|stylist|appointment: hair braiding, braids
brass & polishing|polish & lacquer|relacquer & door furniture|fireplace|lamp|handles|fender: brass polishing, brass restoration
brass band|concert band|wind band & rehearsal|rehearse & join|new member: community band, local band to join
breathwork session|breathwork class|breathwork workshop|breathwork facilitator: breathwork, breathwork session
bricklayer|bricklaying & wall|extension|brickwork & builds|build|lay: bricklayer, bricklaying services
bridal hair|wedding hair & stylist|upstyle|updo & trial|bridesmaid: wedding hair, bridal hair, wedding hair stylist
bridal shop|bridal boutique & gown|gowns|dress|dresses & appointment|try: wedding dresses, bridal shop, wedding dress shop, bridal boutique
bridge & club & duplicate: bridge club, duplicate bridge
brow|eyebrow & threading|lamination|tint|wax & shape|shaping|appointment|salon: eyebrows, eyebrow shaping
builders clean|after builders|post construction clean|construction clean & clean|cleaning: after builders cleaning, us:post construction cleaning, uk:builders clean
bulk water|water delivery|water cartage|water carting & tanker|truck & pool|tank|litres|gallon: water delivery, bulk water delivery, water tanker delivery
burger & truck|van|takeaway|restaurant|joint & patty|patties|smash|brioche: burgers
burglar alarm|intruder alarm|burglar alarms|intruder alarms & install|installation|installer: burglar alarm installation, us:alarm system installation
bushcraft & course|weekend & fire|shelter|knife|woodland: bushcraft, bushcraft courses
business adviser|business advisor|business mentor|business consultant & small business|startup|start-up: small business advice
butchers shop|butcher's shop|family butcher|master butcher & sausage|mince|joint: butcher, local butcher, us:butcher shop, butchers shop
cabinet maker|cabinetmaker|bespoke furniture|handmade furniture|furniture maker & oak|wood|timber & commission|workshop|made to order: furniture maker, bespoke furniture maker, us:custom furniture
calligraphy & class|lesson|workshop & beginner|learn|student: calligraphy classes, calligraphy workshop
camera club|photographic society & member|meeting|competition: camera club, photography club, photographic society
camera|cameras|rangefinder & repair|cla|servicing & shutter|light seal|slr|light meter: camera repair, camera service
campervan|camper van|van conversion|campervans & conversion|convert|fit out: campervan conversion, van conversion, us:camper van builder
campervan|motorhome|campervans|motorhomes & hire|rental & night|bedding|insurance|berth|week: uk:campervan hire, us:rv rental
campsite|campground & pitch|tent|hook-up & shower|toilet|electric|facilities: campsite, camping, campsites, us:campground
candy floss|cotton candy & hire|rental & machine: candy floss hire, uk:candy floss machine hire, us:cotton candy machine rental
cane|caning|recaning & chair & reseat|seat & repair|weave|sheet cane|hand caned: chair caning, chair reseating
canine massage|dog massage|galen myotherapy: canine massage, dog massage
canine physiotherapy|canine physiotherapist|dog physio|dog physiotherapist: dog physio, canine physiotherapy, dog physiotherapist
car audio|car stereo & fitting|installation|install|fitted: car audio installation, car stereo fitting
car boot|boot sale & seller|stallholder & buyers|gates|field|pitch: uk:car boot sale, uk:car boot sales, uk:car boot
car hire|car rental & excess|mileage|unlimited & insurance|licence|license|deposit: car hire, us:car rental, us:rental cars
car key|car keys|key fob & transponder|program|cut & lost|replace|spare: car key replacement, car key programming
car transport|car transporter|auto transport: vehicle transport, car transport, us:auto transport
car transport|vehicle transport|car transporter|vehicle transporter|car delivery & collection|delivery|auction|trailer: car transport, vehicle transport, us:auto transport
car upholstery|car trimmer|motor trimmer|headlining|car seats & repair|retrim|recover|trimming & leather|vinyl|interior|headlining: car upholstery repair, motor trimmer, us:auto upholstery
caravan|motorhome|caravans|motorhomes & habitation|damp|servicing & engineer|workshop|approved|repair: caravan servicing, uk:caravan engineer
carbide|circular saw|saw blade|bandsaw & sharpening|sharpen|resharpen & tooth|teeth|joinery|retip: saw blade sharpening, saw sharpening
carbon frame|carbon bike|carbon fibre|carbon fiber & bicycle|bike|cyclist|cycling & repair: carbon bike repair, carbon frame repair
carburettor|carburetor|carburettors|carburetors & rebuild|overhaul|ultrasonic|recondition: carburettor rebuild, us:carburetor repair
care home|nursing home|residential home & our residents|ensuite|en-suite|24-hour & bedroom|room & dementia|elderly|older: care home, care home for elderly
career coach|career coaching|career counsellor: career coach, career coaching, career advice
carers centre|unpaid carer & support group|advice|respite & charity|free|support: carers support, help for carers
caricaturist|caricature & wedding|event|party & guests|draw|drawn: caricaturist, caricature artist
carpenter|joiner|carpentry & door hanging|skirting|second fix|architrave: carpenter, carpentry, uk:joiner
carpet & cleaner|cleaning & hot water|extraction|stain & upholstery|sofa|rug: carpet cleaning, carpet cleaner, upholstery cleaning
carpet & restretch|ripple|burn & patch|repair|seam: carpet repair
carpet fitter|carpet fitting|carpet & fitter|fitting & underlay|gripper|stairs: carpet fitter, carpet fitting, us:carpet installation
cast iron & metal stitching|stitching|weld & crack|block|manifold: cast iron repair
cast iron|railing|railings & restoration|casting|restore & foundry|victorian|pattern: ironwork restoration
cat flap|pet door|dog flap|cat flaps & fitting|fitted|installation|fit|install: cat flap fitting, us:pet door installation
cat groomer|cat grooming & matted|lion cut|coat|nail|knots: cat groomer, cat grooming
cat proof|catproof|cat proofing & fence|fencing: cat proof fencing, cat proof garden
catering equipment|commercial oven|commercial kitchen equipment & repair|servicing|engineer & breakdown|fryer|oven|gas: catering equipment repair, commercial kitchen equipment repair
catio|cat enclosure|cat run|catios & build|made|bespoke|install: catio, cat enclosure
cattery|cat hotel|cat boarding & pen|holiday|stay|chalet|heated: cattery, cat boarding
cattle|cow|cows & scanning|preg check|pregnancy scanning & ultrasound|calving|scanner|pregnancy: cattle scanning, cattle pregnancy scanning
caving|potholing|gorge walking|coasteering|canyoning & instructor|session: outdoor activities, adventure activities
cbt|cognitive behavioural|cognitive behavioral & therapist|therapy & anxiety|ocd|depression|phobia: cbt therapist, cognitive behavioural therapy, us:cognitive behavioral therapy
cctv drain|drain survey|sewer camera|drain camera: drain camera inspection, cctv drain survey, us:sewer camera inspection, uk:drain survey
cctv|security camera|security cameras & installation|installer|installed|install & home|business|recorder: cctv installation, us:security camera installation
cdl & training|school & student|instructor|class a|class b & truck|permit|road test: us:cdl training, us:cdl school, us:truck driving school
cedar shingle|cedar shake & roof|roofing & install|repair|replace: cedar shingle roofing
ceilidh & band & caller|fiddle|accordion: ceilidh band, uk:barn dance band
celebrant & funeral & script|eulogy|tribute|write|written: funeral celebrant, celebrant
celebrant & wedding & script|vow|write|written & ceremony: wedding celebrant, celebrant
cello & lesson|tuition & beginner|grade|pupil|student|learner: cello lessons, cello teacher, uk:cello tuition
cello|double bass & luthier|soundpost|bridge & repair|restoration: string instrument repair
cesspit|cesspool & empty|emptying & tanker|waste: cesspool emptying, uk:cesspit emptying, uk:liquid waste removal
chainsaw course|chainsaw courses|chainsaw training|chainsaw instructor & candidate|assessment|assessor|learner|felling: chainsaw course, chainsaw training
chainsaw repair|chainsaw service|chainsaw servicing|chainsaws repaired: chainsaw service
chair cover|venue styling|venue dressing & wedding & hire & centrepiece|backdrop|linen|table: wedding decor hire, venue styling, venue dressing
chandelier & clean|restore|repair|rewire & crystal|drops|pins|arms: chandelier restoration
chauffeur & executive|mercedes & corporate|business|meeting|airport: chauffeur service, chauffeur, executive car hire, us:black car service
cheesemonger|cheesemaker|cheese shop & farmhouse|artisan|cheddar: artisan cheese
cherry picker|boom lift|cherry pickers & hire|rental: uk:cherry picker hire, us:boom lift rental
chess & lesson|coach|tutor & opening|endgame|tournament|tactic: chess lessons, chess coach
chiavari|trestle table|banquet chair|folding chair & hire|rental & event|wedding|party: uk:event furniture hire, us:event furniture rental
chicken coop|hen house|poultry house|chicken coops|hen houses & handmade|bespoke|timber & made|build: chicken coops, hen houses
childminder|childminding & ofsted|early years|eyfs|registered & home-from-home|my home|school run|outings|family home: uk:childminder, childcare, uk:registered childminder
children's entertainer|kids entertainer|party entertainer|children's magician & party|parties & children|kids & games|magic|balloon|puppet: childrens entertainer, kids party entertainer, kids entertainer
chimney & repointing|rebuild|flaunching|crown & stack|pot|mason|brick: chimney repair
chimney sweep|chimney sweeping|flue sweeping & certificate|brush|soot|nest: chimney sweep, chimney sweeping, chimney cleaning
chimney|flue & liner|lining|relining & install|fit|pumice|stainless & chimney lining|flue liner|flue lining|chimney liner: chimney lining
chinese restaurant|chinese takeaway & menu|dish|noodles|rice: chinese food
chippy|chip shop|fish bar & haddock|cod|batter & chips: uk:fish and chips, uk:chip shop, uk:fish and chip shop
chiropractor|chiropractic & neck pain|sciatica|headache & treatment|appointment|clinic|patient: chiropractor, chiropractic clinic
chocolate fountain & hire|rental & dip|marshmallow|strawberries|event|party: chocolate fountain hire, us:chocolate fountain rental
choir & rehearse|rehearsal & join|new member|beginner: choir, local choir, choirs to join
christmas lights|holiday lights & install|hang & takedown|take down|remove|ladder|roofline: christmas light installation, christmas light installers, us:holiday light installation
christmas tree & collection|collected|take away|taken away & delivery|delivered: christmas tree delivery, christmas tree collection
christmas tree & nordmann|fraser|needle & cut|grown|netted: christmas trees, real christmas trees
chrome plating|rechrome|rechroming & polish|bumper|metal|restoration|nickel: chrome plating, electroplating
church & worship & sunday: church, local church, church services, sunday service
cine film|super 8|8mm & digitise|digitize|transfer|convert & frame|reel|digital: cine film transfer, film to digital
circumcision & clinic|doctor|surgeon: circumcision, circumcision clinic
circus & workshop & juggling|trapeze|diabolo|acrobatics|stilts: circus skills workshop
cis & subcontractor|construction & refund|rebate: uk:cis tax rebate, uk:cis tax return
classic car & hire|rental & self-drive|fleet|chauffeur: classic car hire, us:classic car rental
classic car|classic cars|vintage car|classic vehicle & restoration|restore|rebuild & bodywork|welding|workshop|engine|panel: classic car restoration, classic car garage
classic car|vintage car|classic cars|vintage cars & wedding & chauffeur|hire|rental: wedding car hire, us:classic car rental
clipper blade|clipper & sharpening|sharpen & groomer|horse|sheep|cutter|comb & blade: clipper blade sharpening
clock & pendulum|longcase|mantel clock|carriage clock|escapement & repair|horologist|overhaul|restoration: clock repair, antique clock repair, clock restoration
clothes moth|carpet moth|moths & fumigation|pest control|treatment & wardrobe|carpet|wool|larvae & visit|spray|house|home: moth treatment, clothes moth control
clutch|exhaust|timing belt|cambelt & car|cars & garage|mechanic: car mechanic, car repair
co-host|guest communication|let management|rental management & airbnb|holiday let|short-let & owner|host: holiday let management, short let management, us:vacation rental management
cob|adobe|rammed earth|strawbale|straw bale & house|cottage|wall & builder|repair & lime|earth|clay|natural: natural builder, earth building
cockroach|roach & exterminator|pest control & treatment|gel|kitchen: cockroach control, cockroach exterminator, cockroach treatment
cocktail & masterclass|making class & shake|mixologist|bartender|learn: cocktail masterclass, cocktail making class
coding|computer programming & kids|children & class|lesson|club|camp & python|scratch|minecraft|robot|game: coding classes for kids, coding lessons for children
coffee machine|espresso machine|coffee machines|espresso machines & repair|servicing & descale|technician|group head|boiler|engineer: coffee machine repair, espresso machine repair
coffee shop|our cafe|cafe serving & breakfast|lunch|brunch & cake|barista|flat white: cafe, coffee shop
coffee van & event|wedding & hire|book|barista: mobile coffee van, coffee van hire
coffin|casket & weaver|maker & willow|woven|handmade|wool|cardboard: coffins, coffin maker, us:caskets
coffin|casket|coffins|caskets & handmade|bespoke & oak|pine|wooden: handmade coffins, us:handmade caskets
coffin|casket|coffins|caskets & willow|wicker|wool & woven|natural|handmade: eco coffins, natural coffins
colonic|colon hydrotherapy & colon|irrigation|hydrotherapy: colonic irrigation, colonic, us:colon hydrotherapy
colour analysis|color analysis & season|drape|skin tone|wardrobe|palette: colour analysis, personal colour analysis, us:color analysis
combine|combining|harvesting & contractor|contracting|custom harvesting & wheat|grain|barley: combine harvesting contractor, us:custom harvesting
community garden|community allotment & volunteer & grow|growing|beds: community garden, gardening volunteering, community growing
companionship & elderly|older|senior & shopping|appointment & visit|hour|chat: elderly companion, companion care, help for the elderly
computer lesson|computer tuition|computer training & older|senior|pensioner|retired: computer lessons, computer lessons for seniors
computer repair|laptop repair|pc repair & virus|screen|slow: computer repair, laptop repair, pc repair
concertina & repair|restoration & reed|bellows|pad|tuning: concertina repair, concertina restoration
concrete & driveway|slab & stamped|exposed aggregate|pour & contractor|finish|formwork: us:concrete contractor
concrete cutting|diamond drilling|core drilling & wall saw|floor saw|core|drill & concrete: concrete cutting, diamond drilling
confidential|document|documents|paper & shredding: document shredding, confidential shredding
conservatory roof|conservatory & roof & replacement|replace & solid|tiled|insulated|polycarbonate: uk:conservatory roof replacement
console repair|playstation|xbox & repair & hdmi|overheating|disc: console repair, games console repair
convertible|cabriolet|soft top & hood|roof|convertible top|mohair & repair|reseal: convertible roof repair, us:convertible top repair
conveyancing solicitor|licensed conveyancer|residential conveyancing & purchase|sale|completion: conveyancing, conveyancer
cookery school|cookery class|cooking class|cooking lesson|cookery lesson|cookery course|cooking school & hands-on|learn|chef|dishes: cooking classes, uk:cookery classes, cooking lessons
cooper|cooperage & barrel|cask & stave|hoop|oak: cooperage, cooper, barrel maker
copper & retin|retinning & pan|cookware|pot: copper pan retinning, copper cookware retinning, retinning service
copyeditor|copyediting|copy-editing|developmental editing|book editor & manuscript|novel|author: book editor, manuscript editing
copywriter & website|brand|content|blog|seo: copywriter, copywriting
cornice|plaster moulding|ceiling rose & fibrous|plaster & restore|restoration|run|cast: cornice restoration, plaster moulding repair, decorative plasterer
corporate catering|business lunch|office lunch|buffet delivery|working lunch & deliver|delivered|platter|platters & meeting|office: corporate catering, office catering
corset|corsetry|corsetiere|corsets & bespoke|custom|made to measure: bespoke corsets, custom corsets, corset maker
`
