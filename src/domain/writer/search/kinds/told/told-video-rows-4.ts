import type { ToldRows } from "./told-kinds.ts"

export const videoRows4: ToldRows = `
makaton & sign|signs|signing: makaton signs, makaton signing
make charcoal|making charcoal|charcoal making|charcoal burning|charcoal kiln|charcoal retort & kiln|retort|drum|barrel & burn|wood: charcoal making
make curtains|sew curtains|curtain making|making curtains|make lined curtains|sew lined curtains|sewing curtains & fabric & hem|lining|heading tape|seam: how to make curtains, how to sew curtains
making oars|oar making|make oars|wooden oars|carving oars|carving an oar & carve|spruce|spokeshave|plane|leather & rowing|boat: oar making, wooden oars
malva pudding & apricot|sauce & recipe|homemade: malva pudding, malva pudding recipe
mandala & draw|drawing & pattern|dots|compass|petals & pen|pencil|paper: mandala drawing, mandala art
mandolin lesson|mandolin tutorial|learn mandolin & chords|tremolo|picking: mandolin lesson, mandolin tutorial
mane pulling|pulling a mane|pulling manes|pull a mane|pulling mane|pulling my horse's mane|shorten a mane|shortening mane & mane & horse|pony & comb|thin|shorten: mane pulling, shorten a horse's mane
mango pickle|aam achar|mango achar & mustard|oil & salt & recipe|homemade: mango pickle, mango pickle recipe, aam ka achar
mantel clock|mantle clock & repair|fix & movement|strike|chime|pendulum|mainspring: mantel clock repair
map and compass|compass navigation|compass bearing|map reading & bearing|bearings|grid reference & compass & map: map and compass navigation
marathon training & long run & 26.2|20 mile|20 miles|32km|35km: marathon training
marine diesel|inboard diesel|boat engine|boat diesel & diesel & impeller|oil filter|fuel filter|injector & service|servicing|maintenance: marine diesel engine service, boat engine maintenance, boat diesel engine
marmalade & seville|oranges & peel & jars & recipe|homemade: marmalade recipe, how to make marmalade, orange marmalade
marquetry & veneer & cut|knife|saw: veneer marquetry
marshmallow & gelatine|gelatin & syrup & whisk & recipe|homemade: homemade marshmallows, marshmallow recipe, how to make marshmallows
masala chai & ginger|cardamom & milk & boil|simmer & recipe: masala chai, masala chai recipe, how to make chai
mature skin|mature makeup|makeup over 50|makeup over 60|mature women & makeup & foundation|concealer|eyeshadow & mature|over 50|over 60: makeup for mature skin, mature skin makeup
mead & honey & yeast & ferment|airlock & recipe|homemade: how to make mead, mead recipe
meal prep & containers|lunches & week & recipe|cook: meal prep, meal prep for the week, weekly meal prep
measure blood pressure|take blood pressure|check blood pressure|measure your blood pressure|take your blood pressure|check your blood pressure|measuring blood pressure|taking blood pressure & cuff & arm: how to measure blood pressure, how to take blood pressure
medu vada|medhu vada & urad & batter & recipe: medu vada recipe, medu vada
mehndi|mehendi|henna design|henna designs & hand|hands|cone|bridal & design|designs|pattern: mehndi design, henna design
meiosis & prophase|metaphase|anaphase & biology|science & explained|lesson|stages|phases: meiosis stages, meiosis explained, cell division
melktert|milk tart & cinnamon & milk & recipe|homemade: milk tart, milk tart recipe
melodeon lesson|melodeon tutorial|accordion lesson|accordion tutorial & button accordion|melodeon & bellows|scale|tune: button accordion lesson
menopause|perimenopause & symptoms & hrt|hot flushes|hot flashes|oestrogen|estrogen: menopause symptoms
meringue & egg whites & sugar & oven & nests|kisses & recipe|homemade: meringue recipe, how to make meringue
meshtastic & node|nodes & lora & setup|set up|getting started|flash: meshtastic setup, meshtastic node
metal detecting & coin|coins|hammered|relic|relics|buckle|button & field|signal|find|finds|dug: metal detecting, metal detecting finds
metal lathe|engineering lathe & turning|facing|thread & chuck|tailstock|carriage: metal lathe
meteor shower|perseids|geminids & meteor|meteors & peak|radiant & watch|see|viewing|visible: meteor shower
microsoldering|micro soldering|microsolder & microscope & board|motherboard & repair: board repair, micro soldering repair
mig welding|mig weld|mig welder & bead & wire|gas & settings|technique: mig welding
milk kefir & grains & strain|ferment: milk kefir, kefir grains
milking cows|milking parlour|milking parlor|dairy farm|milking & cow|cows|herd & parlour|parlor & milking: milking cows, dairy farming, milking parlour
milking goats|milk a goat|milking a goat|goat milking|milking our goats|milking my goat & stand|teat|bucket|udder: milking goats, dairy goats
milky way photography|photograph the milky way|photographing the milky way|milky way photo & settings & iso|shutter|aperture & how to|tutorial|guide|tips: milky way photography, milky way photography settings, how to photograph the milky way
milling machine & restore|restoration & spindle|way|gib|paint: milling machine restoration, machine tool restoration
mince pies & mincemeat & pastry & recipe|homemade: mince pies, mince pie recipe, homemade mince pies
miniature horse|miniature horses|mini horse|mini horses & care|hoof|groom|paddock|feed|train: miniature horse
miniature painting|miniatures|minis & paint|painting & wash|drybrush|contrast|basecoat & highlight|layer: miniature painting, painting minis
miniature railway & ride|rides|passengers & loco|locomotive|steam|gauge|track: miniature railway, ride on trains
miniatures|miniature|minis & paint|painting & drybrush|basecoat & highlight|wash|primer|contrast & tutorial|how to|step by step: miniature painting, how to paint miniatures, miniature painting tutorial
miso & koji & soybeans & ferment & recipe|homemade|make: how to make miso, homemade miso, miso paste
mitosis & prophase|metaphase|anaphase & biology|science & explained|lesson|stages|phases: mitosis stages, mitosis explained, cell division
mock driving test|driving mock test|mock test & driving & faults|minors|serious fault & examiner|learner|instructor: mock driving test, driving test faults, driving test
modak & rice flour & jaggery|coconut & steam & recipe: modak recipe, steamed modak
model car|scale model car|car model kit & build|building & kit & paint & decal|clear coat|body: model car build, scale model car
model railway exhibition|model railway show|model railroad show|model train show & layout|layouts & exhibition|show: model railway exhibition, model railway show, model train layouts
model railway scenery|model railroad scenery|scenery & model railway|model railroad & static grass|plaster|ground cover|foliage: model railway scenery, us:model railroad scenery
model railway wiring|model railroad wiring|layout wiring|wiring & model railway|model railroad & turnout|point motor|bus wire|power bus|droppers|feeders: model railway wiring, us:model railroad wiring
model ship|ship model & plank|planking|rigging & hull|deck|mast & build|building: model ship building
model steam engine|model steam engines|model engineering|model engineer & boiler|cylinder|flywheel & steam engine|steam: model steam engine, model engineering
moles|mole & chemistry & molar mass|avogadro|molar & calculate|calculation|calculations: moles chemistry, mole calculations
momos & dough|wrapper & filling & steam & recipe|homemade: momos recipe, how to make momos
monsoon & rain|rains & india|indian|kerala|western ghats|mumbai|goa: monsoon in india, monsoon rain
moon photography|photograph the moon|photographing the moon & settings & telephoto|lens|tripod & how to|tutorial|guide|tips: moon photography, how to photograph the moon, moon photography settings
moped restoration|restoring a moped|moped rebuild|moped restore|moped project|restoring an old moped & engine|carb|carburettor|carburetor & paint|tank|rust|frame: moped restoration
morning yoga & flow|stretch & minute: morning yoga
morris dance|morris dancing|morris dancers & sticks|hankies|bells|handkerchiefs: morris dancing, morris dance
morse code & learn|learning & koch|lesson|practice|characters: learn morse code
mortise and tenon|mortice and tenon & chisel|saw & joint & cut|cutting: mortise and tenon joint
mosaic art|making a mosaic|make a mosaic|mosaic making|mosaic & grout & nippers|tesserae|adhesive & glass|tile|tiles & art|artwork|craft|design: mosaic art
mot test|mot failure|mot fail|failed mot|failed its mot|mot pass|mot repairs & car & fail|failed|advisory|advisories|pass: uk:mot test
moth identification|identify moths|identifying moths|moth id & species|wings|wing|trap: moth identification, how to identify moths
moth trap|moth trapping & species|hawk-moth|hawkmoth|actinic & night|morning|garden: moth trap, moth trapping
motorcycle chain|motorbike chain & clean|lube|adjust|slack|tension & sprocket|links|chain: motorcycle chain maintenance
motorcycle restoration|motorbike restoration|restoring a motorcycle|restoring a vintage motorcycle|restore a motorcycle & restore|restoration|restoring & engine|tank|frame: motorcycle restoration
motorcycle|motorbike & carb clean|carb cleaning|carburetor clean|carburetor cleaning|carburettor cleaning|clean carbs|clean the carbs|clean carburetor|cleaning carbs|cleaning the carbs: motorcycle carb cleaning
motorcycle|motorbike & restore|restoration & frame|tank & engine|rust: motorcycle restoration
motorhome solar|solar panels on motorhome|solar panel on motorhome|solar on our motorhome|solar panels on a motorhome & motorhome & panel|panels & install|installing|installation|fitting: motorhome solar panels, motorhome solar install
motorway & joining|slip road|merging & learner|driving lesson|driving instructor: joining a motorway, motorway driving
mountain bike|mountain biking|mtb & trail|trails & bike park|descent|enduro|downhill & ride|riding: mountain biking
mower blade|mower blades & sharpen|sharpening & grinder|file|balance & lawn|lawnmower: lawn mower blade sharpening
mower carburetor|mower carburettor|mower carb|lawnmower carburetor|lawnmower carburettor|lawnmower carb & clean|cleaning & lawn|lawnmower: lawn mower carburetor cleaning
mozzarella & rennet & milk & curd|stretch & recipe|homemade|make: homemade mozzarella, how to make mozzarella, mozzarella cheese making
mridangam lesson|mridangam tutorial|learn mridangam & strokes|tala: mridangam lesson, learn mridangam
mtb jumping|mtb jump|mountain bike jump|jump a mountain bike|mountain bike jumping|mtb jumps & lip|pop|landing|take off & learn|how to|lesson|tips|technique: mtb jumping, mtb skills
mucking out|muck out|yard routine|stable routine & horse|horses|pony & shavings|straw|bed|stable|stables: horse yard routine, mucking out stables
mudlarking|mudlark & thames|foreshore|river|tide & find|finds|found: mudlarking, mudlarking finds
mug|mugs & throwing|thrown & clay & wheel & handle: throwing a mug, pottery mug making
multimeter & how to use|tutorial|beginner & continuity & voltage|resistance: how to use a multimeter, multimeter tutorial
munro|munros & summit|ridge & scotland|scottish|highlands & walk|hike|climb|bagging: scottish munros, uk:munro walk
munro|munros & summit|ridge & walk|hike|hill|mountain & scotland|scottish|highlands: munro walk
murukku|chakli & rice flour & fry & recipe|homemade: chakli recipe
mushroom identification|identify mushrooms|identifying mushrooms|mushroom id|identify wild mushrooms & gills|spore|cap|pores: mushroom identification, how to identify mushrooms
music theory & circle of|key signature|intervals|time signature & lesson|explained: music theory lesson, music theory explained, music theory
mutton curry & marinate|bone|spices & recipe: mutton curry, mutton curry recipe
n gauge layout|n scale layout & model|railway|railroad & train|track|station: uk:n gauge layout, us:n scale layout, n gauge model railway
naan & dough & tawa|oven|yeast|yogurt & recipe|homemade: naan recipe, homemade naan bread, how to make naan
nail art|nail design|nail designs & polish|gel|dotting tool|stamping & nails: nail art, nail art designs
narrowboat & canal & lock|locks & cruise|cruising|flight|moored: canal locks, narrowboat cruising
narrowboat & renovation|renovating|refit & cabin|engine|hull|steel: narrowboat renovation
narrowboat solar|solar & narrowboat & panel|panels & install|installing|installation|fit|fitting: narrowboat solar, narrowboat solar panels, narrowboat solar install
narrowboat|narrow boat & lock|locks & canal & cruise|cruising|mooring|towpath: narrowboat, canal boat
nas & raid|truenas|zfs|hard drives & home|homelab & setup|set up: home nas, nas setup
natto & soybeans & ferment & incubate|starter|spores & homemade|make: how to make natto, homemade natto
natural cordage|make cordage|making cordage|cordage making|nettle cordage|bark cordage|plant cordage & nettle|bark|fibres|fibers|plant & twist|reverse wrap|ply: natural cordage
natural dye|natural dyeing|natural dyes|dye with plants|plant dye & mordant|alum & wool|yarn|cotton|fabric|fibre|silk: natural dyeing, natural dye
natural dye|natural dyes|natural dyeing & wool|yarn|fabric & mordant|madder|indigo|onion: natural dyeing, natural dyes
ncea & level 1|level 2|level 3 & revision|revise & maths|science|english|exam: ncea revision
nct test|nct fail|failed nct|failed the nct|pass the nct|nct retest|car nct & car & fail|failed|pass|retest: nct test, nct car test
neck pain|stiff neck & exercises & stretch|stretches & relief: neck pain exercises, neck stretches, neck pain relief
needle felting|needle felt|wet felting|wet felt|felting & wool & barb|felting needle|needle|soap|roving|merino: wool felting
needle felt|needle felting|needle felted & wool & animal|mouse|hare|robin|fox: needle felting, needle felted animals
nest box camera|nest box cam|bird box camera|bird box cam|nestbox camera|nestbox cam & chicks|eggs|fledge|hatch|nest: nest box camera, bird box camera
net mending|mending nets|mending a fishing net|mend a net|mending fishing nets|mend a fishing net|fishing net repair & net|nets & knot|needle|twine: net mending, fishing net repair
netball & drill|drills & shooting|footwork|passing & training|coaching: netball drills, netball training
new allotment|overgrown allotment|clearing an allotment|clearing the allotment|allotment clearance & plot & overgrown & clear|clearing|weeds|brambles: uk:new allotment, uk:overgrown allotment, uk:clearing an allotment
newton's laws|newton's law|newton's first law|newton's second law|newton's third law & motion & physics & force|forces: newton's laws of motion, physics forces
night sky|stargazing & this month|tonight|this week & planets|jupiter|saturn|venus|mars & visible|constellation|constellations: what's in the night sky
no dig & bed|beds & compost|cardboard & garden|gardening|vegetables|veg: no dig gardening, no dig beds
northern lights photography|photograph the northern lights|photographing the northern lights & settings & tripod|shutter|iso & how to|tips|guide|tutorial: how to photograph the northern lights, aurora photography, northern lights camera settings
nós dance|nos dance|nós dancing|nos dancing|sean-nós dance & battering|shuffle|steps: sean nos dancing
nós singing|nos singing|nós song|nos song|sean-nós singing & irish|gaeilge: sean nos singing, irish traditional singing
obd2|obdii|obd scanner & scanner|code reader|scan tool & code|codes & car|vehicle: obd2 scanner
obs|obs studio & settings & bitrate|encoder|scene & stream|streaming|record & tutorial|guide|how to: obs settings, obs tutorial
ohm's law|ohms law & voltage & current & resistance: ohm's law, voltage current resistance
oil change|change engine oil|change the oil|change your oil|changing the oil|engine oil change & engine oil|5w30|5w-30 & filter & drain|sump & plug: oil change, engine oil change
oil lamp|paraffin lamp|kerosene lamp|kerosene lantern|hurricane lamp & restore|restoration & wick|burner|rust: oil lamp restoration
oil painting & underpainting|alla prima|impasto & tutorial|lesson|how to: oil painting tutorial, oil painting techniques
old photos|old photographs|vintage photographs & town|village & local history & street|church|shops: old photos, local history
onion sets|planting onions|plant onions & sets & plant|planting: planting onion sets, growing onions
oral history|oral histories & interview|memories|recollections|recalls: oral history, oral history interview
orchid repotting|repotting orchids|repot orchids|repot an orchid|repotting an orchid|repotting orchid|repot orchid|orchid care & bark|spike|roots: orchid care, orchid roots
organ lesson|organ tutorial|learn organ & pedals & stops|manuals: organ lesson
origami & fold|folding & paper & tutorial|how to|instructions|step by step: origami tutorial
oscilloscope & how to use|tutorial|beginner & probe|trigger & waveform|signal|measure: how to use an oscilloscope, oscilloscope tutorial
osmosis & boat|yacht|sailboat & blister|blisters & hull & repair|treatment|epoxy: osmosis boat repair, hull osmosis, boat hull repair
otter|otters|wild otter & river|holt|spraint|coast|loch & wild|wildlife & filmed|spotted|watching|trail camera|photograph: wild otters
outboard & carb clean|carb cleaning|carburetor clean|carburetor cleaning|carburettor cleaning|clean carb|clean the carb|clean carburetor|clean the carburetor|cleaning carburetor: outboard carburetor cleaning, outboard carb cleaning
overlocker|serger & threading|rethread|how to thread & looper: us:serger threading, uk:overlocker threading
overwintering bees|bees in winter|winter beekeeping|winter bees|wintering bees|bees for winter|hives for winter|hive for winter|winter hive & bees|beekeeping & fondant|feed|insulate|insulation|cluster|wrap: overwintering bees, winter beekeeping
oysters & shuck & knife & hinge|muscle|glove: how to shuck oysters, oyster shucking, opening oysters
pacific crest trail|pct thru hike|pct thru-hike & thru-hike|thru hike|thru hiker|thru-hiker & miles|resupply|gear|section: pct thru hike, pacific crest trail
pad thai & tamarind & noodles & recipe: pad thai, pad thai recipe
paddleboard|paddle boarding|paddle board|paddleboarding & stroke|stand & turn|fall & beginner|beginners & how to|lesson|technique: how to paddle board
padel & bandeja|vibora|chiquita & technique & lesson|coaching|how to: padel technique
painting 3d|paint 3d|finishing 3d|smoothing 3d|smooth 3d|sanding 3d & print|prints|printed & primer & sand|sanding|filler & paint|painting: painting 3d prints, smoothing 3d prints, 3d print finishing
painting restoration|painting conservation|restoring a painting|restoring an oil painting|oil painting restoration & varnish & clean|canvas|solvent: painting restoration, art restoration
pakora|pakoda & besan|gram flour & recipe|homemade: pakora recipe
pallet wood|pallet furniture|pallets & wood & bench|planter|coffee table|sofa & make|making|build: pallet wood projects
paludarium & build|building|built & waterfall|foam|moss|hardscape|silicone: paludarium build
paneer & milk & curdle & lemon|vinegar & recipe|homemade: homemade paneer, how to make paneer, paneer from milk
pani puri|golgappa & tamarind|mint & recipe|homemade: pani puri, pani puri recipe, golgappa recipe
pantry organization|pantry organisation|organize your pantry|organise your pantry|organize my pantry|organise my pantry|organize a pantry|pantry organizing|pantry organising & containers|jars|labels|baskets|shelves: us:pantry organization, uk:pantry organisation
papad|appalam & sun & urad|rice|sago & recipe|homemade: papad recipe, homemade papad, how to make papad
paper flower|paper flowers|crepe paper flower & petal & make|making & cut|glue: paper flowers
paper marbling|marbling paper|marbled paper|marbled papers|marbling & paper & carrageenan|alum|size & paint|paints|ink|comb: paper marbling
papermaking|paper making|handmade paper|making paper & pulp & mould|mold|deckle|screen: paper making, handmade paper
papier mache|paper mache & paste|glue|newspaper|balloon & make|making: paper mache
parallel park|parallel parking & learner|driving lesson|driving test|driving instructor & reference|steering|mirror|how to: parallel parking, how to parallel park
parallel skiing|ski parallel|parallel turns|parallel turn & ski|skiing & lesson|learn|technique|snowplough|snowplow|tips: parallel skiing, ski lesson
parasitic draw|parasitic drain|parasitic battery drain|battery drain & multimeter|amps|ammeter|clamp & fuse|fuses & car|vehicle: parasitic draw test, car battery drain, how to find a battery drain
paratha & dough & tawa|ghee & recipe|homemade: paratha recipe, how to make paratha
pasta & eggs & flour & roll & dough & recipe|homemade: homemade pasta, fresh pasta recipe, how to make pasta
pasty|pasties & swede|shortcrust & beef|potato|filling & recipe|homemade: pasty recipe, homemade pasties
patio & lay|laying & slab|paving & sub base|sub-base|mortar: patio laying, laying paving slabs
pattern drafting|bodice block|bodice sloper & bodice & draft|drafting & measurements|bust|dart|waist: pattern drafting, pattern making
pav bhaji & mash & butter|masala & recipe: pav bhaji, pav bhaji recipe
pavlova & egg whites|meringue & cream & recipe|homemade: pavlova recipe, how to make pavlova, meringue pavlova
payroll & paye & hmrc|rti & employees|employer & how to run|running payroll|step by step: uk:how to run payroll, uk:paye for employers
pc build|build a pc|building a pc & motherboard & cpu|gpu & install|installing & step by step|how to build|guide: pc build, how to build a pc, pc build guide
pedal car & restore|restoration & rust|paint|strip: pedal car restoration
peg loom & weave|weaving & wool|fleece|rug|yarn: peg loom weaving
pelvic floor & exercises & squeeze|contract|lift|relax: pelvic floor exercises
pen turning|turning a pen|turning pens & blank & lathe|mandrel|bushing: pen turning
periodic table & elements & chemistry & groups|periods|valence|trends: periodic table, chemistry periodic table
perspective & draw|drawing & vanishing point|vanishing points & one-point|two-point|one point|two point|horizon & how to|tutorial|lesson: perspective drawing, how to draw perspective
petg & 3d printer|3d printing|3d print & settings & temperature|retraction: 3d printing petg, 3d printing filament settings
phone battery|battery replacement|replace battery & phone & replace|replacement|replacing & adhesive|pry|screws & how to|step by step|guide: phone battery replacement, how to replace phone battery
phone screen|screen replacement|screen repair & phone & replace|replacement|replacing & cracked|broken & digitizer|lcd|adhesive: phone screen replacement, phone screen repair
phonics & sounds & letters|blending|graphemes|phase 2|phase 3 & reading|read|learn: phonics sounds
photo restoration|restore old photo|restore old photos|restoring old photos|old photo restoration & old & damaged|scan|scratch: old photo restoration, photo restoration
photosynthesis & chlorophyll|chloroplast|glucose & biology|science & explained|lesson|what is: photosynthesis explained, biology photosynthesis
piano & grade & exam & pieces|syllabus: piano grade exam
piano & repair & piano action|hammers|hammer|dampers|sticking: piano repair
piano lesson|piano tutorial|learn piano & left hand & chords|beginner: piano lesson, piano tutorial
piano scale|piano scales|scale piano & fingering & major|minor: piano scales, piano scale fingering
piano tuning|piano tuner|tune a & piano & lever|hammer & unison|pins: piano tuning, piano tuner
piano tuning|tune a piano|tuning a piano|piano tuner & tuning lever|tuning hammer|pin|string: piano tuning
piccalilli & cauliflower & mustard|turmeric & vinegar & recipe|homemade: piccalilli recipe, how to make piccalilli
pickleball & dink|third shot|kitchen|serve & tips & lesson|strategy|drill|how to: us:pickleball tips
pickled beetroot|pickled beets & vinegar & jars & recipe|homemade: uk:pickled beetroot, us:pickled beets, how to pickle beetroot
pickled eggs & vinegar & jar & recipe|homemade: pickled eggs, pickled eggs recipe, how to pickle eggs
pickled onions|pickling onions & vinegar & jar & recipe|homemade: pickled onions, how to pickle onions, pickled onions recipe
pierogi & dough & filling & recipe|homemade: pierogi recipe, how to make pierogi
pike fishing|pike & fishing|angling & lure|deadbait|jerkbait|wire trace|spinner & river|canal|lake|reservoir: pike fishing, uk:pike angling
pikelets & batter & flour & recipe|homemade: pikelet recipe, how to make pikelets
pilates & mat & minute & workout|class & core|full body: mat pilates, pilates workout
pinball & playfield|flipper & restore|restoration|restoring & machine: pinball machine restoration, pinball restoration
pinhole camera & make|build|homemade & how to|diy|step by step & paper|box|tin: pinhole camera, how to make a pinhole camera
pioneer life|pioneer history|pioneer settlers|pioneer cabin|pioneer homestead|pioneer family & settlers|homestead|wagon|log cabin & 1800s|19th century|frontier|prairie|history: pioneer life, pioneer history
pit fire|pit firing|pit fired & pottery & sawdust|dung|smoke|copper: pit firing pottery
pizza dough & flour & yeast & hydration|stretch|ball|proof & recipe|homemade: pizza dough, pizza dough recipe, homemade pizza
pizza oven & dome & build|building & brick|firebrick|clay|cob|vermiculite: pizza oven build
plaiting a mane|plait a mane|braiding a mane|braid a mane|mane plaiting|mane braiding|plaiting & mane & horse|pony & plait|plaits|braid|braids: plaiting a mane
plantar fasciitis & exercises & stretch|stretches & heel: plantar fasciitis exercises, plantar fasciitis stretches, heel pain exercises
planted tank|planted aquarium|aquascape|aquascaping & aquarium|fish tank|tank & substrate|hardscape|co2 & plants|planted: planted aquarium
planting garlic|plant garlic|garlic planting & clove|cloves & soil|bed|autumn|fall: planting garlic, growing garlic
planting hanging baskets|plant a hanging basket|planting a hanging basket|hanging basket planting|plant up a hanging basket|hanging baskets & liner|trailing|compost & plant|planting: hanging baskets, hanging basket planting
playthrough|play through & board game|boardgame & setup|solo|turn|round: board game playthrough, board game gameplay
plein air & painting|paint & easel|oil|watercolour|watercolor|gouache: plein air painting, plein air
ploughing match|plowing match & tractor|horse & furrow|plot|plough|plow: ploughing match, us:plowing match
plum jam & sugar|pectin & jars & boil|set & recipe|homemade: plum jam, plum jam recipe
ply lining|ply line|ply lined|ply-lining|ply-lined & van|campervan & ply|plywood & walls|panels|doors|template: van ply lining
plywood boat|plywood skiff|stitch and glue boat & epoxy|fiberglass|fibreglass & build|building|built & hull|transom|bulkhead: plywood boat build
pocket watch & balance|mainspring|escapement & repair|fix: pocket watch repair, watch repair
poetry|poem|poems & gcse & anthology|unseen poetry|power and conflict|love and relationships & analysis|analyse: gcse poetry, poetry analysis
poha & flattened|onion|peanuts & breakfast & recipe: poha recipe, indian breakfast recipe
poker & strategy & range|ranges & flop|river|turn: poker strategy
pole fishing|feeder fishing|method feeder & commercial|match|peg|swim & carp|f1|bream|skimmers: coarse fishing
pole lathe & turn|turning & wood|bowl|leg|treadle: pole lathe turning, pole lathe
polytunnel|hoop house & hoop|skin|plastic & build|building|erect: uk:polytunnel build, us:hoop house build
pongal & rice & moong & ghee & recipe: pongal recipe
pool & cue ball & drill|drills & position|aim|english|bank|table: pool drills
pop top|pop-top|elevating roof & van|campervan|camper & fit|fitting|install|installing & cut|cutting & roof: campervan pop top, pop top roof install
pork pie & hot water & jelly|crust & recipe|homemade: pork pie recipe, hot water crust pastry, how to make pork pie
portrait photography & lighting & softbox|reflector|window light|flash: portrait photography, portrait lighting
postnatal workout|postpartum workout|postnatal exercise|postpartum exercise|postnatal pilates|postpartum pilates & core|pelvic floor & gentle|minute|recovery: postnatal exercise, postpartum workout
pota & activation|activating & radio|antenna|qso & park: pota activation, parks on the air, portable ham radio
potato blight|blight & potato|potatoes & foliage|leaves|haulm|spray: potato blight, blight on potatoes
potato farls & griddle|mash & recipe|homemade: potato farls, potato bread recipe
potatoes in containers|potatoes in bags|potatoes in buckets|potatoes in pots|potatoes in a container|potatoes in a bag|potatoes in a bucket|potato grow bag|container potatoes & grow|growing & plant|harvest: growing potatoes in containers, potato growing
potjiekos|potjie & coals|layer|oxtail|lamb & recipe: potjie recipe, potjiekos recipe
potty training|potty train|toilet training & toddler & nappies|nappy|diapers|diaper|underwear|toilet: potty training, potty training toddler
pounded yam & blender|mortar|boil & recipe|homemade: pounded yam, how to make pounded yam
pressure canning|pressure canner & jars & psi|pounds: pressure canning, how to pressure can, us:pressure canner
pressure stove & kerosene|paraffin & burner|pump & restore|repair: pressure stove
pricing|how to price & handmade & materials & labour|labor|hourly|your time & profit|formula: how to price handmade items, pricing handmade products, craft pricing
probability & tree diagram|tree diagrams & maths|math|gcse: probability maths, probability tree diagrams
product photography & lighting & lightbox|backdrop|softbox: product photography, product photography lighting
propane forge|gas forge & propane & burner & firebrick|kaowool|refractory & build|building|make: propane forge build, gas forge
prosthetic leg|leg prosthesis|leg amputee|below knee amputee|above knee amputee & socket|liner & prosthetic|prosthesis & leg|knee: prosthetic leg
puff pastry & laminate|turns & flour & butter & recipe|homemade: puff pastry recipe, how to make puff pastry
puff puff & dough|batter & yeast & recipe|homemade: puff puff, puff puff recipe, how to make puff puff
puja vidhi|pooja vidhi|how to do puja|how to do pooja|puja procedure|pooja procedure & mantra|diya|kalash|aarti|flowers: puja vidhi, how to do puja
pull-up|pull up|pull-ups|pull ups & first pull up|first pull-up & negatives|dead hang|assisted & progression|how to: how to do a pull up, first pull up, pull up progression
pulled pork & smoker & shoulder|butt & rub|bark: pulled pork, smoked pulled pork, pork shoulder
punch needle & yarn|thread|floss & fabric|monks cloth|loop: punch needle
puncture repair|repair a puncture|fix a puncture|tire plug|plug a tire|plug a tyre|tyre puncture & plug & tyre|tire & car|van|truck|vehicle: uk:puncture repair, us:tire plug
puncture|flat tyre|flat tire & bike|bicycle & tube|inner tube & patch & repair|fix: bike puncture repair
puppy biting|puppy bite|puppy nipping|stop biting|biting & puppy|puppies & redirect|teething|train|training: puppy biting, puppy training
puppy potty training|potty training|toilet training|house training|potty train|toilet train|house train & puppy|puppies: us:potty training puppy, uk:toilet training a puppy
putting|putt & golf & putter|green & drill|drills & stroke|alignment & tips|how to|lesson: putting drills, putting tips golf
puttu & rice flour & coconut & steam & recipe: puttu recipe
pyrography|woodburning art|wood burning art & wood & nib|tip|pen|burner & design|pattern|art: wood burning art, pyrography on wood
python & programming|coding & loop|function|variable & tutorial|beginner|learn: python tutorial, learn python, python programming
qgis & tutorial|how to|lesson & layer|raster|vector|plugin: qgis tutorial, how to use qgis
qigong|qi gong & baduanjin|brocade|routine|exercises & follow|minute: qigong routine, qigong exercises
quadratic equation|quadratic equations|quadratic formula & solve|solving|factorise|factorising: quadratic equations, solving quadratic equations
queen rearing|raising queens|grafting queens|raise queens & bees|beekeeping & larva|larvae|mating nuc|cell builder|queen cells: queen rearing
quilling & paper & strip|coil: paper quilling, quilling art
quilt binding|bind a quilt|binding a quilt & sew|stitch|attach & mitre|miter|corner: quilt binding
quilt binding|bind a quilt|binding a quilt|bind your quilt|binding your quilt & corners|mitre|miter & sew & how to|tutorial|step by step: quilt binding, how to bind a quilt, quilt binding tutorial
quilt block|quilt blocks & fabric|piecing|seam & tutorial|how to|step by step: quilt block tutorial, patchwork quilt blocks
quilt block|quilt blocks & seam|piecing|rotary|half square|patchwork & sew|sewing & tutorial|how to: quilt block tutorial, quilting tutorial
rabbit hutch build|building a rabbit hutch|build a rabbit hutch|diy rabbit hutch|rabbit hutch diy|make a rabbit hutch & wood|timber|wire|mesh|roof|plywood: rabbit hutch build, diy rabbit hutch
racing pigeon|racing pigeons|pigeon racing & loft & race|races|toss|young birds: racing pigeons, pigeon racing, pigeon loft
rag rug|rag rugging|proggy rug|proggy mat|hooky mat & hessian|burlap & hook|prod|strip: rag rug making
ragi & flour & dosa|roti|mudde|porridge & recipe: ragi recipe, ragi flour recipes
rain barrel|water butt & downpipe|downspout|gutter & install|connect|divert: rainwater harvesting, us:rain barrel setup, uk:water butt installation
raised bed build|build raised beds|build a raised bed|building raised beds|building a raised bed|making raised beds|make a raised bed|diy raised bed & timber|wood|sleepers|boards|corrugated & garden|gardening|vegetables|soil: raised bed build, raised garden beds
raising pigs|raise pigs|keeping pigs|pastured pigs|pigs on pasture & pasture|woodland|paddock & smallholding|homestead|farm: raising pigs
raising turkeys|raise turkeys|raising geese|keeping geese|rearing turkeys|turkey poults|raise geese|goslings & farm|smallholding|homestead: raising poultry, homestead poultry
rajma & kidney beans & masala|onion & recipe: rajma recipe, rajma masala
raku & kiln & firing|fire|fired & glaze|sawdust|smoke: raku firing, raku pottery
ramen & broth & noodles & homemade|scratch & recipe: homemade ramen, ramen recipe
rangoli & design|designs & dots|powder|colours|colors|diwali: rangoli designs
rasam & tamarind|pepper|tomato & recipe|homemade: rasam recipe, how to make rasam
rasgulla & chenna|chhena & syrup & recipe|homemade: rasgulla recipe, how to make rasgulla
rasmalai & chenna|chhena & milk & recipe|homemade: rasmalai recipe, how to make rasmalai
raspberry jam & sugar|pectin & jars & boil|set & recipe|homemade: raspberry jam, raspberry jam recipe, how to make raspberry jam
raspberry pruning|pruning raspberries|prune raspberries|prune raspberry|pruning raspberry|raspberry canes & cane|canes & prune|pruning|cut: pruning raspberries, raspberry canes
raw fleece|washing fleece|wash a fleece|washing a fleece|washing raw wool|scouring wool & raw & wash|washing|scour & wool|lanolin|soak: washing raw fleece, raw wool processing
rc boat build|rc boat building|building an rc boat|scratch built rc boat & hull|rudder|propeller|motor: rc boat, rc boat build, model boat
rc car build|rc car kit|rc kit build|building an rc car|rc buggy build|build an rc car & build|building & shocks|servo|diff|chassis: rc car build, building an rc car
rc crawler|rc crawlers|rc rock crawler & trail|servo|upgrade|rocks|motor: rc crawler, rc rock crawler, rc crawling
reactive dog|dog reactivity|reactive dogs & training|train|threshold|trainer & lead|leash|walk: reactive dog training, dog reactivity, reactive dog
`
