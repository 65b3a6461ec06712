import { expect, test } from "vitest"
import { makeSpeller } from "./spelling.ts"

const spell = makeSpeller(["Nuvolo", "Kwikfix"])

const typos = `
  adjustible=adjustable aprox=approx earings=earrings experiance=experience registerd=registered recieve=receive
  seperate=separate definately=definitely guarentee=guarantee stainles=stainless genuin=genuine qualty=quality
  waterprof=waterproof dryed=dried beter=better freind=friend freindly=friendly perfekt=perfect plumming=plumbing
  emergancy=emergency kalidoscope=kaleidoscope accesories=accessories jewlery=jewelry excelent=excellent
  avaliable=available durible=durable measurments=measurements fiting=fitting colection=collection brocken=broken
  orginal=original wich=which thier=their adn=and teh=the becuase=because untill=until wierd=weird
  lether=leather cotten=cotton velvit=velvet woden=wooden ceremic=ceramic porcelin=porcelain silvr=silver brasss=brass
  stonware=stoneware crotcheted=crocheted embroidary=embroidery hankerchief=handkerchief blankit=blanket pilow=pillow
  curtins=curtains matress=mattress furnature=furniture wardrob=wardrobe cuboard=cupboard miror=mirror
  drawrs=drawers shelfs=shelves kichen=kitchen bathrom=bathroom bedrom=bedroom garrage=garage cieling=ceiling
  heigth=height lenght=length wieght=weight diamter=diameter thicknes=thickness dimentions=dimensions capasity=capacity
  vintege=vintage antiqe=antique authentc=authentic handel=handle handels=handles buckel=buckle zippper=zipper
  neclace=necklace braclet=bracelet pendat=pendant dimond=diamond saphire=sapphire turqoise=turquoise
  chocolatte=chocolate vanila=vanilla cinammon=cinnamon organc=organic ingrediants=ingredients recipie=recipe
  delicous=delicious flavorr=flavor vegtable=vegetable resturant=restaurant expresso=espresso
  photgraphs=photographs foto=photo gental=gentle musterd=mustard personel=personal routeen=routine mistery=mystery  camara=camera batery=battery chargar=charger wirless=wireless bluetoth=bluetooth
  keybord=keyboard speeker=speaker headphons=headphones compatable=compatible electrick=electric tempature=temperature
  vehical=vehicle engin=engine replacment=replacement repaire=repair instalation=installation maintainance=maintenance
  profesional=professional buisness=business custmers=customers servise=service reliabel=reliable afordable=affordable
  garantee=guarantee warrenty=warranty delivary=delivery shiping=shipping pakage=package packageing=packaging
  beginers=beginners lessson=lesson tutorail=tutorial excercise=exercise knowlege=knowledge langauge=language
  schedual=schedule calender=calendar remeber=remember begining=beginning sucessful=successful neccessary=necessary
  occassion=occasion anniversery=anniversary birtday=birthday holliday=holiday suprise=surprise presant=present
  colorfull=colorful wonderfull=wonderful beautifull=beautiful usefull=useful carefuly=carefully easly=easily
  comfertable=comfortable confortable=comfortable lightwieght=lightweight portible=portable foldible=foldable
  removible=removable reuseabel=reusable washabel=washable breathible=breathable reversable=reversible
  absorbant=absorbent moistorizer=moisturizer shampo=shampoo fragance=fragrance naturall=natural sensative=sensitive
  grafic=graphic paterns=patterns desinged=designed personlized=personalized engravd=engraved assembely=assembly
  thread=thread stiching=stitching quillt=quilt rythm=rhythm guitarr=guitar pianno=piano libary=library
`

test.each(
  typos
    .trim()
    .split(/\s+/)
    .map((row) => row.split("=")),
)("%s means %s", (typo = "", word = "") => {
  expect(spell(`a ${typo} here`)).toBe(`a ${word} here`)
})

const right = `
  kanji joyo hiragana raku macrame linocut selvedge selvage matcha tatami kintsugi jacquard ikat gouache decal decals
  celadon sgraffito tenmoku engobe majolica cloisonne repousse vermeil lariat cabochon briolette labradorite larimar
  howlite amazonite chrysoprase moissanite tanzanite morganite chambray shibori batik sashiko kantha ankara kaftan hijab
  kimono yukata obi furoshiki kurta lehenga pashmina tencel lyocell ponte matelasse seersucker organza tulle charmeuse
  boucle ripstop cordura bralette romper espadrille chukka letterpress risograph giclee cyanotype mezzotint washi
  cardstock gesso sencha hojicha genmaicha oolong rooibos kombucha kefir sriracha gochujang kimchi ramen udon soba dashi
  yuzu wasabi furikake mochi panko teriyaki bento tahini harissa masala dosa naan paneer halva churro chimichurri mezcal
  prosecco malbec tempranillo riesling cortado aeropress moka portafilter gooseneck robusta arabica futon ikebana bonsai
  hygge rattan jute sisal raffia menorah mezuzah hamsa mandala djembe kalimba ukulele bouzouki luthier humbucker
  fretboard pergola soffit rebar skirting terrazzo travertine grout perlite monstera pothos alocasia hoya paracord
  bushcraft bivvy crampon bikepacking derailleur groupset pannier coilover intercooler caliper subwoofer earbuds gimbal
  dashcam smartwatch flashcard roguelike metroidvania speedrun vlog retinol niacinamide squalane ceramide jojoba argan
  balayage ombre gua orthodontic reiki vinyasa kettlebell bouldering aquarium terrarium axolotl betta cockapoo dachshund
  montessori swaddle bassinet upcycled compostable undyed stonewashed handwoven handspun keychain tealight monogrammed
  customizable refurbished longboard snowboard colour color grey gray jewellery jewelry aluminium aluminum personalised
  personalized centre center mould mold catalogue organiser organizer gelatine gelatin licence license tyre tire
  gnocchi bulgogi tonkotsu okonomiyaki gyoza baozi laksa sambal natto shichimi dulse wakame erythritol stevia psyllium
  pitaya durian lychee kumquat chayote poblano serrano chipotle epazote sumac dukkah farro sorghum couscous
  stracciatella pecorino labneh chiffonade challis dupion herringbone intarsia kasuri merino muslin oxford pique
  ribknit scrim sherpa taffeta toile tweed velour voile donegal qiviut batting overlock rickrack petersham bobbinet
  eyelash fingering bamboo cupro bodhran didgeridoo guqin mbira ocarina shakuhachi sitar tanpura zither fretless
  tuners saddle whammy reverb flanger preamp sequencer synth metronome hihat timpani vibraphone mouthpiece rosin
  carburetor camshaft crankshaft downpipe drivebelt glowplug hubcap injector lugnut manifold muffler mudguard
  overfender rotor sidewall solenoid strut swingarm tailgate tonneau towbar transaxle underbody windshield wiper
  aglaonema aspidistra bromeliad chlorophytum coleus croton dieffenbachia euphorbia fittonia gardenia heuchera
  hydrangea kalanchoe maranta nepenthes pelargonium pilea sarracenia scindapsus senecio stephanotis tillandsia vinca
  yucca vermiculite deadhead deckbuilder minmax permadeath powerup roguelite sidescroller speedrunner strafe tileset
  topdown wargame meeple minifig boosters cosplay otome shojo chibi keycaps macropad gamepad changelog dashboard
  debugger endpoint firmware geofence kanban localhost metadata multitenant onboarding paywall pipeline podcast
  presets runtime scheduler sidebar sprint timeboxing touchscreen webhook wireframe bronzer contour exfoliant glycerin
  humectant keratin lanolin lipliner mascara microneedling nanoplastia panthenol peptides primer salicylic serums
  shimmer sulfate tanning tinted
  oatmeal hazelnut plumber stovetop doorbell countertop gardener's callout babysitter's shatterproof leatherworking
`

test.each(right.trim().split(/\s+/))("%s is right", (word) => {
  expect(spell(`the ${word} itself`)).toBe(`the ${word} itself`)
})

test.each([
  ["Cover Leeds, Bradford & Wakefeild", "Cover Leeds, Bradford & Wakefield"],
  ["Handmade Stonware Mug With Lether Handle", "Handmade Stoneware Mug With Leather Handle"],
  ["Recieve it by Friday", "Receive it by Friday"],
  ["14 day trail. No adds in pro", "14 day trial. No ads in pro"],
  ["free trail", "free trial"],
  ["No job to small", "No job too small"],
  ["your welcome", "you're welcome"],
  ["Your welcome", "You're welcome"],
  ["shared with ur partner, kids n parents", "shared with your partner, kids and parents"],
  ["30 yrs experiance, 50 pcs, 1 pc, 90 mins", "30 years experience, 50 pieces, 1 piece, 90 minutes"],
  ["oak dinning table with a chest of draws", "oak dining table with a chest of drawers"],
  ["front break pads", "front brake pads"],
  ["bigger then most, alot of room", "bigger than most, a lot of room"],
  ["wedding stationary", "wedding stationery"],
  ["a patten leather shoe and high heals", "a patent leather shoe and high heels"],
  ["handmaid soap", "handmade soap"],
  ["gr8 condition, a gift 4 mom", "great condition, a gift for mom"],
  ["bright indirect lite", "bright indirect light"],
  ["starts rite up", "starts right up"],
  ["needs air every cple weeks", "needs air every couple of weeks"],
  ["a cple of marks", "a couple of marks"],
  ["neoprin-free knit", "neoprene-free knit"],
  ["LED stripe lights", "LED strip lights"],
  ["seat tore, works perfect", "seat torn, works perfectly"],
  ["ultimate meal planer", "ultimate meal planner"],
  ["termites, roachs, batchs", "termites, roaches, batches"],
  ["cutable every 5 cm", "cuttable every 5 cm"],
  ["scan histry and barcode scaner", "scan history and barcode scanner"],
  ["readyy to ship, thoussands sold", "ready to ship, thousands sold"],
  ["instuctions, 1 peice, never aplied, mesure first", "instructions, 1 piece, never applied, measure first"],
  ["you would of loved it", "you would have loved it"],
  ["it plays grate, in New Zeeland wool", "it plays great, in New Zealand wool"],
])("%j is put right: %j", (typed, written) => {
  expect(spell(typed)).toBe(written)
  expect(spell(written)).toBe(written)
})

test.each([
  "a trail map and trail shoes, a stationary bike",
  "a grate for the fire, a grate pan, mussels from Zeeland",
  "a thick crema, a ficus, a tabla, spalted beech",
  "adds up to 12, a free trail map",
  "is to be, not to mention, from big to small",
  "draws the eye, stainless steel",
  "The Handmaid's Tale",
  "rock 'n' roll, size n",
  "Nuvolo and nuvolo, kwikfix",
  "Jensen and Okafor in Asheville",
  "Trailhearth, Ridgeline, Precaliber, Stumptown",
  "WM3400CW BHN1-51-041 iPhone iOS",
  "discord.gg/wierd and freind@shop.example, #freind @freind",
  "Handgefertigte Tasse aus Steinzeug mit Griff und Deckel für den Alltag",
  "Taza de gres hecha a mano con asa ancha para el café",
  "Tasse en grès faite à la main avec une anse large pour le café",
  "crème brûlée, café, jalapeño",
  "brian, davis and larry",
  "",
])("%j stays", (text) => {
  expect(spell(text)).toBe(text)
})

test.each([
  ["dinosour, the Dinosour", "A crochet dinosaur", "dinosaur, the Dinosaur"],
  ["Crochet Dinosour", "A crochet dinosaur", "Crochet Dinosaur"],
  ["chili anchoo and hibisscus", "ancho chili and hibiscus", "chili ancho and hibiscus"],
  ["a set of planers", "the planner", "a set of planers"],
  ["an oak planer", "a day planner", "an oak planner"],
  ["an oak planer", "an oak bench", "an oak planer"],
  ["michelada rim", "for micheladas", "michelada rim"],
  ["familias y amigos", "for families", "familias y amigos"],
  ["nuvola", "nuvolo", "nuvola"],
])("%j by a seller who also says %j is %j", (typed, said, written) => {
  expect(makeSpeller(["Nuvolo"], `${said}\n${typed}`)(typed)).toBe(written)
})

test("a foreign line does not keep the lines around it from being corrected", () => {
  expect(spell("Tasse aus Ton mit Griff und Deckel\nwith a freindly face")).toBe(
    "Tasse aus Ton mit Griff und Deckel\nwith a friendly face",
  )
})

test.each([
  ["ROSEMERY SOAP, GENUIN", "rosemary", "ROSEMARY SOAP, GENUINE"],
  ["DIJON ALLOYS", "alloys", "DIJON ALLOYS"],
  ["butten badge", "the buttons and a button", "button badge"],
  ["camping genrator, genrators", "a generator", "camping generator, generators"],
  ["removeable lid, evrytime", "", "removable lid, every time"],
  ["soft backround, strong stuble", "", "soft background, strong stubble"],
  ["two revisons", "", "two revisions"],
  ["a lovely sundeck, stovetop and tealight", "", "a lovely sundeck, stovetop and tealight"],
  ["realtors", "", "realtors"],
  ["Pepermint bar", "a peppermint bar", "Peppermint bar"],
  ["Dijon bar", "a dijon bar", "Dijon bar"],
])("typed in a hurry by one who also says %j: %j", (typed, said, written) => {
  const speller = makeSpeller([], said, { doubtful: ["Pepermint", "Dijon"], isMessy: true })
  expect(speller(typed)).toBe(written)
})

test.each([
  ["extracter", "extractor"],
  ["heatr", "heater"],
  ["nervus", "nervous"],
  ["crak", "crack"],
  ["batery", "battery"],
  ["tatoo", "tattoo"],
  ["strimmer", "strimmer"],
  ["gilet", "gilet"],
  ["watsapp", "WhatsApp"],
  ["uraguay", "Uruguay"],
])("one who types in a hurry means: %j", (typed, written) => {
  expect(makeSpeller([], "", { isMessy: true })(`with a ${typed} inside`)).toBe(`with a ${written} inside`)
})

test.each([
  ["made in Amarilo", "made in Amarillo"],
  ["made in Amarillo", "made in Amarillo"],
  ["made in Camarillo", "made in Camarillo"],
])("a place that the seller gives elsewhere is what is meant by a doubled letter: %j", (typed, written) => {
  expect(makeSpeller(["Amarillo"], typed, { isMessy: true })(typed)).toBe(written)
})

test.each([
  ["an anker kit", "ladder and anchor kit", "an anchor kit"],
  ["an anker kit", "a usb charger", "an anker kit"],
])("a word sounds as another that the same seller typed: %j by one who also says %j: %j", (typed, said, written) => {
  expect(makeSpeller([], said, { isMessy: true })(typed)).toBe(written)
})

test("a name with a letter lost is spelled as the same seller spells it elsewhere", () => {
  const said = "INKED tatoo studio. Custom tattoo work in Leeds"
  expect(makeSpeller(["INKED", "tatoo", "studio"], said, { isMessy: true })("Inked tatoo studio")).toBe(
    "Inked tattoo studio",
  )
})
