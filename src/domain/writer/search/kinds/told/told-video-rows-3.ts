import type { ToldRows } from "./told-kinds.ts"

export const videoRows3: ToldRows = `
gouache & painting|paint & tutorial|how to|step by step|lesson & brush|layers|opaque|paper: gouache painting, gouache tutorial, how to paint with gouache
grade 12|matric & past paper|past papers & caps|nsc & maths|mathematics|physics|accounting|physical sciences: grade 12 past papers, grade 12 exam questions
grafting|graft & apple|fruit tree|fruit trees & scion|rootstock: grafting fruit trees, fruit tree grafting
gramophone|phonograph & mainspring|reproducer|soundbox|motor & repair|fix: gramophone repair, us:phonograph repair
grandfather clock|longcase clock & weight|pendulum|chime & repair|fix: grandfather clock repair
granny square|granny squares & crochet & chain|treble|double crochet|round: granny square, crochet granny square
granny square|granny squares & crochet & join|yarn|round: granny square crochet, crochet granny square
gravel bike|gravel ride|gravel riding|gravel cycling|gravel race & ride|riding|route|race & bike|cycling: gravel bike, gravel cycling
great walk|great walks|milford track|routeburn track|kepler track|heaphy track|rakiura track & new zealand|nz & hut|track & walk|hike|tramp|tramping: new zealand great walks, nz hiking
green curry|red curry & coconut milk & paste & thai & recipe: thai curry recipe
green roof|sedum roof & shed & liner|membrane|substrate|sedum & build|built|install|make: green roof shed
greenhouse build|building a greenhouse|build a greenhouse|greenhouse assembly & polycarbonate|aluminium|aluminum|timber|lumber|foundation|panes: greenhouse build, building a greenhouse
growing cucumbers vertically|grow cucumbers vertically|cucumber trellis|cucumbers on a trellis|trellis cucumbers|growing cucumbers up & trellis|string & plant|grow: growing cucumbers, growing cucumbers vertically
growing mushrooms|grow mushrooms|growing oyster mushrooms|grow oyster mushrooms|mushroom growing & spawn & substrate|log|logs|straw|bag: growing mushrooms
gst return|gst returns|gstr-1|gstr-3b & filing|file & portal & gst: gst return filing
guided meditation|guided sleep meditation|guided body scan meditation & meditation & sleep|relax|calm|anxiety|body scan: guided meditation
guitar amp|valve amp|tube amp & guitar & repair|fix & tube|valve & capacitor|hum|resistor|bias: guitar amp repair, us:tube amp repair, uk:valve amp repair
guitar lesson|guitar tutorial|learn guitar & chords & beginner|beginners & strum|strumming: guitar lesson for beginners, beginner guitar chords, learn guitar chords
guitar nut|bone nut|nut replacement & guitar & slot & file|filing & replace|replacement|new nut: guitar nut replacement
guitar setup & action & truss & nut|saddle|intonation & adjust: guitar setup, guitar action adjustment, how to set up a guitar
gulab jamun & syrup & khoya|milk powder & recipe|homemade: gulab jamun, gulab jamun recipe, how to make gulab jamun
gundog training|gun dog training|retriever training|gundog|gun dog & dummy|retrieve|retrieving|whistle & train|training: gundog training
guppy breeding|breeding guppies|guppy fry|guppy|guppies & fry & breed|breeding & tank: breeding guppies, guppy fry, guppy breeding
gurbani|shabad|gurbani kirtan|shabad kirtan & kirtan & waheguru|gurdwara|guru|ragi|bhai: gurbani kirtan, shabad kirtan
gymnastics & cartwheel|back handspring|walkover & tutorial|how to: gymnastics tutorial
halloumi & rennet & milk & recipe|homemade|make: homemade halloumi, how to make halloumi, halloumi recipe
ham radio|amateur radio & licence|license & exam & foundation|technician & study|pass|questions: ham radio license, amateur radio exam
hammock camping|hammock camp & tarp|underquilt|suspension & hammock: hammock camping
hand building|handbuilding|hand-building|handbuilt|pinch pot|coil pot & clay & score|slip|coil|slab & pottery|ceramic: hand building pottery
hand crank|hand cranked & sewing machine & restore|clean|oil|repair: hand crank sewing machine
hand drill fire|friction fire|bow drill fire|fire by friction & ember|coal & spindle|hearth board|hearth & tinder|fire: friction fire
hand embroidery|embroidery stitches|embroidery for beginners & satin stitch|french knot|stem stitch|backstitch|back stitch|chain stitch|lazy daisy & hoop|hand|thread: hand embroidery, embroidery stitches
hand plane|bench plane|block plane & rust|japanning & restore|restoration: hand plane restoration
hand plane|bench plane|jack plane & chipbreaker|iron|blade & setup|set up|tune: hand plane setup
hand saw|handsaw & sharpen|sharpening & file & teeth: saw sharpening, hand saw sharpening
handbrake adjustment|adjust handbrake|adjust the handbrake|adjust your handbrake|parking brake adjustment|adjust parking brake|adjust the parking brake & cable|nut|lever|clicks & car|vehicle|rear|mot: uk:handbrake adjustment, parking brake adjustment
handpan lesson|handpan tutorial|learn handpan: handpan lesson, handpan tutorial
handstand & wall & kick|balance & tutorial|how to: how to handstand, handstand tutorial, learn handstand
handwriting & improve|neater|neat & tips|lesson|exercises|how to & pen|pencil|letters: how to improve handwriting
hang a door|hanging a door|door hanging|hanging doors|hang doors|hanging internal doors|hang internal doors & hinge: hanging a door
hangi & stones & pit|earth|ground & cook: earth oven cooking
hangul|korean alphabet & korean & learn|lesson|read & vowels|consonants: learn hangul, korean alphabet
harmonica lesson|harmonica tutorial|learn harmonica & blues: harmonica lesson, blues harmonica
harmonium & repair & reed|bellows: harmonium repair
harmonium lesson|harmonium tutorial|learn harmonium & sargam|notes|keys: harmonium lesson, learn harmonium, harmonium tutorial
harp lesson|harp tutorial|learn harp & lever|pedal|glissando: harp lesson, harp tutorial, learn harp
hatching chicks|hatching chicken eggs|hatch chicken eggs|incubating eggs|incubating chicken eggs|hatching eggs|hatch chicks|chicks hatching & incubator & chick|chicks|chicken: hatching chicks, incubating eggs
haymaking|hay making|making hay|hay baling|baling hay|hay bales|hay season & baler|baling|baled|mowing|tedding & field|tractor|meadow: hay making, making hay
hdmi port|hdmi & console & replace|replacing|replacement & solder|soldering|desolder & repair|fix: hdmi port repair, console hdmi repair, hdmi port replacement
head gasket & replace|replacement|replacing & cylinder head|torque|bolts & engine: head gasket replacement
headache|headaches & relief|relieve & massage|pressure points|stretch|acupressure: headache relief
headlight restoration|restore headlights|restore your headlights|restoring headlights|cloudy headlights|foggy headlights|yellow headlights & sand|sandpaper|polish|compound|grit & restore|restoration: headlight restoration, how to restore headlights
headset & bike|bicycle & bearing & service|servicing & grease|fork|stem: bike headset service
headstone cleaning|gravestone cleaning|clean a headstone|clean headstones|clean a gravestone|clean gravestones|cleaning a headstone|cleaning a gravestone|cleaning gravestones & brush|d/2|water|lichen|scrub: gravestone cleaning, headstone cleaning
headwrap tutorial|head wrap tutorial|tie a headwrap|tie a head wrap|headwrap styles|head wrap styles & tie|wrap & scarf|fabric: headwrap tutorial, headwrap styles
heat transfer vinyl|htv & weed|weeding & heat press|iron & cut|cutting: heat transfer vinyl, vinyl cutting
heavy horses|heavy horse|shire horse|shire horses|draft horses|draught horses|draft horse & plough|ploughing|plow|plowing|logging|cart|wagon & harness|work|working: heavy horses working, us:draft horses working, working horses
hedge trimming|hedge cutting|trimming a hedge|cutting a hedge|trim a hedge|cut a hedge|hedge trim & privet|conifer|laurel|beech|leylandii|hawthorn|yew & trimmer|hedgecutter|shears|cutter: hedge trimming, hedge cutting
hedgehog|hedgehogs & garden & hedgehog house|feeding station|hibernate|hibernation|highway|trail camera: hedgehogs in garden
hedgelaying|hedge laying|hedge-laying|lay a hedge|laying a hedge & pleach|pleacher|stake|billhook|binder|hedgerow: hedge laying
hem jeans|hem your jeans|hemming jeans|shorten jeans & sew|stitch|sewing machine: how to hem jeans
hem jeans|hemming jeans|jeans hem|hem your jeans & original hem & sew|stitch: hem jeans original hem, hemming jeans
heritage tram|heritage trams|vintage tram|vintage trams|tram museum|tramway museum & ride|restored|depot|museum: heritage tram, vintage trams
hgv|lorry & training|lesson|trainee & driving test|class 1 test|class 2 test|module 3|module 4|reversing test: uk:hgv training, uk:lorry driving test
hide tanning|tanning hides|tan a hide|tanning a hide|tanning a deer hide|brain tanning|bark tanning & hide|skin|sheepskin & flesh|fleshing|brain|bark|alum: hide tanning
hijab tutorial|hijab style tutorial|hijab styles|hijab styling & scarf|pin|wrap|drape|chiffon|jersey: hijab tutorial, hijab styles
hiking boots|walking boots & wax|reproof|waterproofing & clean|cleaning & leather & care: hiking boot care
hill climb & cycling|cyclist|cyclists|road bike & gradient|watts|race|kom: cycling hill climb, hill climb bike
hill start|hill starts & learner|learners|driving lesson & handbrake|clutch|biting point: hill start, hill starts for learners, how to do a hill start
hip replacement & exercises & rehab|physio|surgery & recovery: hip replacement exercises, hip replacement recovery, hip replacement rehab
hiragana & learn|lesson & read|write & japanese: learn hiragana, hiragana lesson, learn japanese alphabet
hive inspection|beehive inspection|inspecting the hive|inspecting the bees|bee inspection|inspect a hive|first inspection & bees|beekeeping & queen|brood|frames: hive inspection, bee hive inspection
hollow form|hollow forms & woodturning|wood turning|lathe & hollowing|hollow & wood|woodturning: woodturning hollow form, hollow form turning
holy well|holy wells & ireland|irish & saint|pilgrimage|cure|pilgrim|pattern: holy wells, irish holy wells
home assistant & automation|automations & yaml|zigbee|integration|dashboard: home assistant, home assistant automation
home brew|homebrew|homebrewing & beer & all grain|all-grain & mash & wort|hops: homebrew beer, all grain brewing, how to brew beer at home
home haircut|haircut at home|cut hair at home|cut your own hair|cut my own hair|self haircut & clippers|scissors: haircut at home, home haircut
homemade butter|make butter|butter churn & cream & churn|shake & buttermilk & homemade|make: homemade butter, how to make butter, butter from cream
homeschool curriculum|homeschooling curriculum|home education curriculum & homeschool|homeschooling|home education & math|maths|phonics|reading|grade|science: us:homeschool curriculum
honeycomb & bicarb|baking soda & syrup & sugar & boil|thermometer|foam & recipe|homemade: honeycomb recipe, how to make honeycomb, honeycomb toffee
hoof trimming|hoof trimmer|hoof & cow|cows|cattle & trim|trimming & abscess|ulcer|claw|lameness|grinder: cow hoof trimming
hoof trim|hoof trimming|trimming hooves|trimming horse & horse|farrier & rasp|nippers|hoof knife: horse hoof trimming
hoppers & batter & coconut milk & sri & recipe|homemade: hoppers recipe, how to make hoppers
horse groundwork|groundwork with horse|liberty work|groundwork exercises|groundwork & horse|pony & halter|pressure|rope & training|train: horse groundwork, horse training
horse shoeing|horseshoeing|shoeing a horse|shoeing & farrier & nail|nails|anvil|hot & horse|hoof: horse shoeing, farrier horse shoeing
horsebox conversion|ambulance conversion|minibus conversion|horsebox to camper|ambulance to camper|minibus to camper|converted ambulance|converted minibus|converted horsebox & camper|campervan|motorhome & conversion|convert|converted & bed|kitchen|living: camper conversion
horseshoe|horseshoes & weld|welded|welding & art|sculpture: horseshoe art
hospital bag & birth|labour|labor|maternity|pregnant & pack|packing|packed: hospital bag, what to pack hospital bag
hot cross & buns & dough|yeast & recipe|homemade|bake: hot cross buns, hot cross buns recipe, homemade hot cross buns
hot sauce & ferment|fermented & chilli|peppers|habanero & brine|blend & recipe|homemade: fermented hot sauce, hot sauce recipe, how to make hot sauce
hot tent|hot tenting & stove|wood stove & winter|snow|camp|camping: hot tent camping, hot tent stove
how to belay|belay technique|belay tutorial|learn to belay|belaying technique & climbing & rope|harness|belay device: how to belay, climbing belay technique
how to cast on|long tail cast on|cast on for beginners|cast on tutorial|cast on method|cast on stitches & knit|knitting & needle|stitches|yarn: how to cast on knitting, knitting cast on
how to cornrow|cornrow tutorial|cornrows tutorial|learn to cornrow|cornrows for beginners|cornrow for beginners & hair|parting|braiding: how to cornrow, cornrow tutorial
how to cut bangs|how to cut curtain bangs|how to cut your own bangs|how to cut a fringe|how to cut your own fringe & scissors|section & hair: how to cut bangs, uk:how to cut a fringe
how to french braid|french braid tutorial|french braid for beginners|learn to french braid & hair: french braid, how to french braid
how to play & board game|boardgame & rules & setup|turn: how to play board game, board game rules, board game tutorial
how to play chess|learn chess|chess rules|rules of chess & rules & pieces & move|moves: how to play chess, chess rules
how to solder|soldering tutorial|learn to solder|soldering for beginners|soldering basics & iron & tip|flux|joint: how to solder, soldering tutorial
how to swaddle|swaddle a baby|swaddle your baby|swaddle a newborn|swaddle baby|swaddling a baby & blanket|wrap|muslin & baby|newborn: how to swaddle a baby, swaddle baby
hsc & nsw|nesa|band 6|atar & study & exam|trial|paper|notes: hsc study
hula hoop & trick & tutorial: hula hoop tricks, hula hoop tutorial, hula hooping
hurdle & hazel|willow|wattle & weave|weaving|woven & make|making: hurdle making, woven hurdle
hurley|hurleys & ash & make|making|maker & wood|plank|timber|band: hurley making
hurling & sliotar|hurley & drill|drills & training|coaching: hurling drills, hurling training
hydrangea pruning|pruning hydrangeas|prune hydrangeas|prune hydrangea|pruning hydrangea|prune your hydrangeas & bloom|flower|stem|bud: pruning hydrangeas, hydrangea care
hydroponics|hydroponic|kratky & nutrient|nutrients & lettuce|tomatoes|herbs|net pot|net cup & grow|growing: growing hydroponic vegetables, hydroponic system
hymn|hymns & organ|piano|choir & lyrics|verses|sing & church|jesus|christian: church hymns
ice fishing & auger|tip up|jig|walleye|perch & ice: ice fishing
ice hockey|hockey & crossovers|edges|slap shot|wrist shot|stickhandling & drill|drills & ice|rink & training|skating|coach: us:hockey drills, ice hockey drills
ice skating|ice skate & crossovers|edges|stopping|glide & learn|lesson|how to & beginner|beginners: learn to ice skate
ielts speaking & practice & part|band|answer: ielts speaking, ielts speaking practice
ielts writing|ielts essay|writing task & ielts & task 2 & essay: ielts writing, ielts writing task 2, ielts essay
igloo|quinzhee|snow cave|snow shelter & build|building|built|dig|digging & snow & camp|camping|winter|survival|overnight: snow shelter, winter survival shelter
illuminated letter|illuminated letters|illuminated initial|illuminated capital & gold leaf|gilding & vellum|parchment|manuscript|gesso: illuminated letters, gold leaf illumination
impeller & outboard & replace|replacement|change: outboard impeller replacement
indigo & vat & dye|dyeing & fabric|cloth|yarn|shibori|cotton: indigo dyeing, indigo vat
indoor cycling|turbo trainer & workout|session & interval|intervals & minute|minutes & watts|rpm|cadence: indoor cycling workout, cycling interval training
injector|injectors & diesel & seal|seals|leak|removal|puller|test & engine|car|van: diesel injectors
injera & teff & ferment|batter & recipe|homemade: injera recipe, teff injera
inkscape & tutorial|how to|lesson & path|vector|svg|trace|nodes: inkscape tutorial
installing vinyl plank|install vinyl plank|vinyl plank installation|vinyl plank flooring installation|laying vinyl plank|lay vinyl plank|vinyl plank flooring install & floor|flooring & click|row|subfloor|cut: vinyl plank flooring installation, laying vinyl flooring
integration|integrals & calculus & integral|antiderivative|by parts|definite|indefinite: calculus integration
internal gear hub|hub gear|three speed hub|3 speed hub & bike|bicycle & overhaul|service|strip|rebuild: internal gear hub service
introducing new chickens|introducing new hens|introduce new chickens|introduce new hens|integrating chickens|integrating hens|integrating new|adding new chickens & chicken|hen|chickens|hens & flock|pecking order: introducing new chickens, integrating chickens
invisible zip|invisible zipper|concealed zip & sew|sewing & insert|foot|seam: invisible zipper
irish famine|great famine|great hunger|potato famine & ireland|irish & 1845|1847|blight|coffin ship|workhouse|emigration: irish famine, irish famine history
irish genealogy|irish ancestors|irish ancestry|irish family history|irish roots & griffith's|griffith|parish|townland|1901 census|civil registration|church records & genealogy|ancestors|ancestry: irish genealogy, irish ancestry research
irish sign & learn & vocabulary|alphabet|fingerspelling|lesson: irish sign language, learn irish sign language
itr & filing|file & income tax & how to file|step by step|live demo: itr filing, how to file itr, income tax return filing
jalebi & batter & syrup & recipe|homemade: jalebi recipe
japanese knotweed|bindweed|horsetail|ground elder & remove|removal|get rid|kill|eradicate|control & root|roots & garden|allotment: garden weed control, weed removal
jelly roll quilt|jelly roll & quilt & strip|fabric & sew|sewing: jelly roll quilt
jlpt grammar|n5 grammar|n4 grammar|n3 grammar|n2 grammar & jlpt & japanese: jlpt grammar
jollof & rice & tomato|pepper|scotch bonnet & recipe: jollof rice, jollof rice recipe, how to cook jollof rice
jowar|bajra & roti|bhakri & dough & recipe|homemade: bhakri recipe, millet roti, how to make millet roti
judo & throw|throws & uchi mata|osoto|seoi nage & technique|tutorial|how to: judo technique, judo throws
juggling|juggle & balls & cascade|three ball|three balls & learn|tutorial|how to: how to juggle, juggling tutorial
jukebox & repair|fix & mechanism|selector|amplifier: jukebox repair
junior cert|junior cycle & revision|revise & maths|english|science|business|history|geography: junior cycle revision, junior cert revision
junk journal & page|signature|ephemera|pocket|tag: junk journal
jupiter|saturn|mars|planets & telescope & eyepiece|barlow|dobsonian|magnification & rings|moons|seeing|view: planets through a telescope, planetary observing
k53 & learners|learner & test & questions|signs: k53 learners test
kalimba tutorial & tabs & notes|song|play: kalimba tutorial, kalimba tabs
karate & kata & shotokan|goju|wado|shito: karate kata
katakana & learn|lesson & read|write & japanese: learn katakana, katakana lesson, learn japanese alphabet
kathak & tatkar & lesson|tutorial|learn: kathak lesson, learn kathak, kathak tatkar
kayak fishing & catch|caught|landed & rod|lure|bait: kayak fishing, fishing from a kayak
kayak roll|roll a kayak|kayak rolling|rolling & kayak & hip|brace|sweep & technique|how to|lesson: kayak roll, how to roll a kayak, kayak rolling
kayak roll|rolling a kayak|roll a kayak|kayak rolling|eskimo roll & paddle & hip|brace|technique|sweep: kayak roll, kayak rolling
keeping ducks|raising ducks|backyard ducks|keep ducks|raise ducks|pet ducks & pond|pen|house|flock|ducklings: keeping ducks, raising ducks
keeping quail|raising quail|coturnix quail|keep quail|raise quail|backyard quail & eggs|cage|aviary|hatch|hutch: keeping quail, raising quail
kettlebell & workout & swing|swings & clean|snatch|press|squat: kettlebell workout, kettlebell exercises
kicad & pcb & schematic|layout|footprint & tutorial|how to|beginner|lesson: kicad tutorial, pcb design, kicad pcb design
kids bike|kid's bike|child's bike|childs bike|children's bike & restore|restoration & paint|rust: kids bike restoration
kilimanjaro|mount kilimanjaro & climb|climbing|trek|summit & machame|lemosho|uhuru|marangu|rongai: climbing kilimanjaro, kilimanjaro climb, kilimanjaro trek
kiln opening|kiln unloading|unloading the kiln|unloading a kiln & glaze & pottery|pots: kiln opening, pottery kiln unloading
kimchi & cabbage & gochugaru & ferment|brine & recipe|homemade: kimchi recipe, how to make kimchi
kintsugi & ceramic|porcelain|pottery|china & gold & lacquer|epoxy|urushi: kintsugi pottery repair
kitchen cabinet|kitchen cabinets & build|building & plywood & carcass|face frame|drawer: kitchen cabinet build, cabinet making
klipper & 3d printer|3d printing & install|installing|setup & firmware|config: klipper setup, 3d printer firmware
knapping|flintknapping|flint knapping & flint & arrowhead|flake|blade|point: flint knapping
knee pain|runner's knee|patellofemoral & exercises & strengthen|strengthening & knee|knees: knee pain exercises, knee strengthening exercises
knee replacement & exercises & rehab|physio|surgery & recovery: knee replacement exercises, knee replacement recovery, knee replacement rehab
knife & restore|restoration & rust|rusty & blade|handle: knife restoration, rusty knife restoration
knife & stock removal & bevel|bevels & grind|grinder|grinding: knife making, stock removal knife
knife making|knife forging|forging a knife|forge a knife|knife & forge|forging & quench & temper|harden|anvil|hammer: knife making, knife forging
knife sharpening|sharpen knives|sharpen a|to sharpen & knife|knives & whetstone & grit: knife sharpening, how to sharpen a knife, whetstone sharpening
knife sheath|axe sheath|leather sheath & leather & stitch|stitching|wet form|wet forming & make|making|made: leather sheath making, leather sheath
knit cables|knitting cables|cable knitting|cable stitch|cable needle & knit|knitting & cable needle|stitches & how to|tutorial|learn: cable knitting, how to knit cables
knit socks|knitting socks|sock knitting|knit a sock|knitted socks & heel & needle|magic loop|dpn: sock knitting
knit socks|knitting socks|sock knitting|knit a sock|knitted socks & heel|toe-up|cuff|gusset|magic loop & yarn|needles|stitches: knitting socks, sock knitting
knitting a hat|knit a hat|knit hat|knitted hat|knit a beanie|knitting a beanie|knit beanie|knitted beanie|hat knitting & knit|knitting & circular|decreases|brim|round|ribbing: knitting a hat, knitted beanie
knitting a sweater|knit a sweater|knit sweater|knitting a jumper|knit a jumper|knitted sweater|knitted jumper|sweater knitting & knit|knitting & yoke|raglan|sleeves|top down: knitting a sweater
knitting machine|machine knitting & carriage|needle bed|latch|punchcard & yarn: knitting machine, machine knitting
knitting podcast & wip|finished object|yarn|cast on: knitting podcast, knitters of youtube
knock in|knocking in & cricket bat & linseed|oil|mallet & how to|guide|prepare: cricket bat knocking in
knotless braids|knotless box braids & hair & parting|extensions|braiding hair & tutorial|how to|step by step: knotless braids, knotless braids tutorial
koeksisters & syrup & plait|dough & recipe|homemade: koeksister recipe, how to make koeksisters
koi pond|pond filter|koi pond filter|pond filtration & koi & filter|filtration & pump|drum|bog|bottom drain: koi pond, koi pond filter, pond filtration
koji & rice & spores & incubate|humidity|grow: how to make koji, koji rice, growing koji
kombucha & scoby & tea & sugar & recipe|homemade: how to make kombucha, kombucha scoby
kombucha & second ferment|second fermentation & carbonation|fizzy & bottle: kombucha second fermentation, fizzy kombucha
kruger|kruger national park & sightings|self-drive|self drive|game drive & lion|leopard|elephant|rhino & national park|gate|rest camp: kruger national park, kruger safari
kuksa & carve|carving & wood|birch|burl & hook knife|axe|gouge|adze|knife: carving a kuksa
kuksa & carve|carving|carved & wood|birch|burl|knife|axe: kuksa carving
kumiko & wood|woodworking & asanoha|pattern & strip|jig|panel: kumiko pattern
kurti cutting|kurti stitching & cutting & stitching & measurement|neck|sleeve|fabric: kurti cutting and stitching, kurti stitching
ladderback|ladderback chair|stool & green wood|greenwood & drawknife|shave horse & make|making: green woodworking
ladoo|laddu|laddoo & besan|ghee|jaggery|boondi & recipe|homemade: ladoo recipe, how to make laddu, homemade ladoo
lamb & spit & coals|rotisserie & roast: spit roast lamb, lamb on the spit
lambing|lambing season & ewe|ewes|sheep & lamb|lambs: lambing season, sheep lambing
lamington & sponge & coconut & chocolate & recipe|homemade: lamington recipe, how to make lamingtons
laminitis|laminitic & horse|pony|horses|ponies & diet|hoof|grazing|hay|hooves: laminitis in horses, horse laminitis care
lampwork|lampworking & bead|beads & torch|mandrel & glass: lampwork beads
landscape photography & composition & foreground|filters|light & tips|improve|mistakes: landscape photography, landscape photography tips
laptop hinge|laptop hinges|hinge repair|broken hinge & laptop & broken & repair|fix & epoxy|glue|screws: laptop hinge repair, broken laptop hinge
laptop keyboard|keyboard replacement & laptop & replace|replacement|replacing & screws|disassembly|ribbon cable & how to|step by step|guide: laptop keyboard replacement, how to replace laptop keyboard
laptop overheating|overheating laptop|laptop fan|laptop fans|laptop cleaning & overheat|overheating & fan|fans & clean|cleaning & dust & how to|fix: laptop overheating fix, how to clean laptop fan
laptop screen & replace|replacement|replacing & lcd|panel|bezel & how to|step by step|guide: laptop screen replacement, how to replace laptop screen
lard & render & fat & strain|jars|cracklings: how to render lard, rendering lard, homemade lard
largemouth bass|largemouth|bass fishing & largemouth & lure|crankbait|soft plastic|jig|topwater & lake|pond|bank: bass fishing, us:largemouth bass fishing
laser engraver|laser engraving & settings & power & speed|passes & wood|plywood|slate|acrylic: laser engraving, laser engraver settings
lathe threading|single point threading|screwcutting|screw cutting|thread cutting|threading & lathe & pitch|change gear|half nut|tpi & metal|steel|brass: lathe threading, screw cutting on a lathe
laundry stripping|strip laundry|strip your laundry|stripping laundry & soak|borax|washing soda|detergent & tub|bath|water|towels: laundry stripping
lavender cuttings|propagate lavender|propagating lavender|lavender from cuttings|lavender propagation & cutting|cuttings & root|roots|rooting: lavender cuttings, lavender from cuttings
lavender pruning|pruning lavender|prune lavender|prune your lavender|pruning your lavender|cutting back lavender|trimming lavender & woody|stems|summer|shears|secateurs: pruning lavender
lawn aeration|aerate lawn|aerating|aerate|aeration & lawn & overseed|overseeding & core|topdress|hollow tine|plugs|aerator: lawn aeration, overseeding lawn
lawn bowls & delivery|bias|jack & coaching|coach & technique|green|tips: lawn bowls, bowls coaching
lawn mower|lawnmower & won't start|wont start|not starting|doesn't start & fix|repair: lawn mower wont start, lawn mower repair
layered haircut|cut layers|layer haircut & section|elevation & hair & tutorial|how to|technique|step by step: layered haircut, how to cut layers, layered haircut tutorial
laying laminate|lay laminate|laminate flooring installation|install laminate|installing laminate|fitting laminate|fit laminate|laying laminate flooring & floor|flooring & underlay|click|row|expansion gap: laying laminate flooring, laminate flooring installation
leaf mould|leaf mold & leaves & bin|bag|pile|cage: leaf mould, us:leaf mold compost
learn afrikaans|afrikaans lesson & phrases|words|vocabulary|grammar: learn afrikaans, afrikaans lesson
learn asl|asl lesson|asl vocabulary|american sign & sign language|signs & learn|lesson & vocabulary|fingerspelling: learn asl, american sign language
learn bsl|bsl lesson|bsl alphabet|british sign & sign language|signs & learn & alphabet|vocabulary|fingerspelling: learn bsl, british sign language
learn chinese|learn mandarin|mandarin lesson|chinese lesson|chinese tones|mandarin tones & tones & pinyin: learn chinese, mandarin lesson, chinese tones
learn gaelic|gaelic lesson|learn gàidhlig|learn scottish & scottish gaelic|gàidhlig & phrases|words|grammar: learn scottish gaelic, scottish gaelic lesson
learn hindi|hindi lesson & sentences|words|alphabet|verbs: learn hindi, hindi lesson
learn irish|irish lesson|irish grammar|learn gaeilge & gaeilge|irish language & phrases|words|pronunciation|grammar|vocabulary: learn irish, learn irish language, irish lesson
learn italian|italian lesson|italian grammar|italian verbs & grammar|passato|articles: learn italian, italian lesson, italian grammar
learn latin|latin lesson|latin grammar & declension|conjugation|verbs: learn latin, latin lesson, latin grammar
learn swahili|learn kiswahili|swahili lesson|kiswahili lesson & phrases|words|greetings|verbs: learn swahili, swahili lesson
learn tamil|spoken tamil & spoken & words|sentences & english: learn tamil, spoken tamil
learn te|learn māori|learn maori|reo lesson|māori lesson|maori lesson & te reo & kupu|words|pronunciation|sentence|phrases: learn te reo maori, te reo maori lesson, maori language
learn to swim|how to swim|adult swimming & adult|adults & beginner|beginners & float|breathing|water confidence: learn to swim, how to swim
learn welsh|welsh lesson|learn cymraeg|dysgu cymraeg & phrases|words|mutations|vocabulary|grammar: learn welsh, welsh lesson, welsh language
learn xhosa|learn isixhosa|xhosa lesson|isixhosa lesson & phrases|words|greetings|clicks: learn xhosa, xhosa lesson, xhosa language
learn zulu|learn isizulu|zulu lesson|isizulu lesson & phrases|words|greetings|clicks: learn zulu, isizulu lesson, learn isizulu
learning to canter|learn to canter|canter lesson|canter tips|canter & seat|transition & horse|pony & lesson|learn|learning|rider: learning to canter, riding lesson canter
learning to figure skate|figure skating lesson|ice skating lesson|learn to ice skate|learning to ice skate|learn figure skating|ice skating tutorial|figure skating tutorial & crossover|crossovers|edges|spin|jump|stop & ice: ice skating lessons
leather bag|leather tote|leather messenger bag & stitch|stitching & make|making|leathercraft & pattern: leather bag making
leather belt & buckle & make|making|leathercraft & strap cutter|edge beveler|rivet|burnish: leather belt making
leather jacket|leather bag|leather sofa|leather couch & repair & crack|scratch|tear: leather repair
leather tooling|leather carving & swivel knife|beveler|stamping: leather tooling, leather carving
leather wallet & stitch|stitching & make|making|leathercraft & edge|burnish|pattern: leather wallet making
leaving cert maths|leaving certificate maths|leaving cert higher level maths|leaving cert ordinary level maths & paper 1|paper 2 & solution|solutions|worked|solving: leaving cert maths
lemon curd & eggs|yolks & butter & sugar & jar|sterilise|sterilize & recipe|homemade: lemon curd, lemon curd recipe, how to make lemon curd
lemon drizzle & cake & sugar & flour & recipe|homemade|bake: lemon drizzle cake, lemon drizzle cake recipe
lemon pickle|nimbu achar & salt & chilli|oil|spice & recipe|homemade: lemon pickle, lemon pickle recipe, nimbu ka achar
letterpress & press & ink & print|printing & type|forme|chase: letterpress printing
lighthouse & fresnel|lens|lamp|automated & history & built|century: lighthouse history
lime mortar|repoint|repointing & lime & mortar & repoint|repointing & stone|brick|wall: lime mortar repointing
lime plaster|lime plastering & wall & coat|hair|haired|putty: lime plastering, lime plaster walls
limescale & vinegar|citric|descaler & remove|clean|descale & kettle|taps|tap|shower|toilet: limescale removal, how to remove limescale
lindy lesson|hop lesson|hop tutorial|swing lesson|dance lesson|dance tutorial & lindy hop & swingout|charleston|triple: lindy hop lesson, swing dance steps
line dance & counts & wall & tutorial|teach: line dance tutorial, line dance steps, line dancing
lino print|lino printing|linocut|linoprint & carve|carving & ink|brayer|roller: lino printing, linocut printing
linocut|lino print|lino printing|lino cut & print|printing & carve|carving & ink|roller|brayer: lino printing, linocut printmaking
linux & old laptop & install|installing: linux on old laptop, install linux on old laptop
lip balm & beeswax & oil|shea|butter & how to make|making|homemade|diy|recipe: homemade lip balm, how to make lip balm, beeswax lip balm
live edge table|live edge coffee table|live edge dining table|live edge slab table & slab & flatten|finish|leg: live edge table, live edge slab table
live steam & loco|locomotive & boiler|burner|steam up|raising steam & run|running|track: live steam locomotive, live steam loco, live steam trains
liveaboard|living aboard|live aboard & sailing & sailboat|yacht|catamaran & anchorage|passage: liveaboard sailing, sailing vlog
living on a narrowboat|narrowboat life|narrowboat living|live on a narrowboat|life on a narrowboat|narrowboat liveaboard & canal|boat & winter|cost|stove|tour|day: living on a narrowboat, narrowboat life, uk:narrowboat living
lobster fishing|lobster potting|lobster fishermen|lobster traps|lobster pots|hauling lobster & haul|hauling|bait & boat|sea|catch: lobster fishing
log cabin & notch|notches|scribe & log & build|building: log cabin build, building a log cabin, log cabin building
long division & bus stop|ks2|year 5|year 6|4th grade|5th grade & method|steps|how to|step by step: long division, how to do long division
long exposure & nd filter|nd filters & photography & tripod & how to|tutorial|guide|tips: long exposure photography, nd filter photography, how to shoot long exposure
longbow & tiller|tillering & yew|stave|osage & make|making|build: longbow making, bow tillering
loose leash|loose lead|pulling on the lead|pulling on the leash|leash pulling|stop pulling & dog|puppy & walk|walking & train|training: loose leash walking, stop dog pulling, uk:loose lead walking
lost wax|lost wax casting|investment casting & bronze|silver|brass & investment|plaster|burnout|crucible & wax: lost wax casting
lower back pain|back pain & lower back|lumbar & exercises & stretches & relief|physio|physiotherapy|physical therapist: lower back pain exercises, lower back stretches, lower back pain relief
lumpia & wrapper & filling & recipe|homemade: lumpia recipe, spring rolls
lunar eclipse & moon & shadow|partial|totality|umbra|red: lunar eclipse
lunging|lunge a horse|lungeing|longeing & horse|pony & trot|circle|line|walk: lunging a horse
lure making|making fishing lures|make a fishing lure|making a fishing lure|homemade lure|homemade fishing lure|handmade lure & carve|mold|mould|balsa|wood|paint & fishing: lure making, homemade fishing lure
lymphatic drainage|lymph drainage|lymphatic massage & massage & self massage|self-massage|yourself|self: lymphatic drainage massage, self lymphatic drainage, lymphatic massage
macarons & almond & meringue|macaronage & recipe|homemade: macaron recipe, how to make macarons
macbeth|an inspector calls|jekyll and hyde|a christmas carol & gcse & english|literature & quotes|analysis|essay|revision: gcse english literature, gcse english literature revision
mackerel fishing|catching mackerel|mackerel & fishing & feathers|spinner|sabiki|lure & pier|beach|rocks|boat|shore: mackerel fishing
macrame & cord & knot|square knot|knots & tutorial|how to|diy|step by step: macrame tutorial
macrame & wall hanging & knot|cord: macrame wall hanging
macro photography & insect|insects & flash|focus stacking|diffuser: macro photography, insect macro photography
madhubani painting|madhubani art & draw|drawing & how to|tutorial|step by step & paper|pen|lines: madhubani painting, madhubani art, how to draw madhubani
magnet fishing & canal|river|bridge|water & found|find|finds|pulled: magnet fishing, magnet fishing finds
magnet fishing & magnet & river|canal|bridge & found|finds|find|pulled: magnet fishing, magnet fishing finds
maiden flight & rc plane|rc airplane: rc plane maiden flight, rc plane
mail merge & letters|labels|envelopes & spreadsheet|excel|word & how to|tutorial|step by step: mail merge, how to mail merge
mainspring & clock & replace|replacing|replacement: clock mainspring replacement, clock repair
`
