import type { KindRows } from "./kind-rows.ts"

export const wearAndCareKinds: KindRows = {
  "bridesmaid robe": "bridal party robe, uk:bridesmaid dressing gown, wedding party robe; bridal robe, bridesmaid wear",
  "nursing bra":
    "breastfeeding bra, breast feeding bra, feeding bra; maternity wear, nursing wear, maternity underwear",
  "sports bra": "workout bra, gym bra, athletic bra, exercise bra; workout clothes, activewear top",
  "tank top": "sleeveless top, uk:vest top, sleeveless shirt; casual top, sleeveless wear",
  "turtleneck sweater":
    "turtle neck sweater, uk:polo neck jumper, uk:roll neck jumper, roll neck sweater, high neck sweater; knitwear top, pullover sweater",
  "sweater vest":
    "sleeveless sweater, uk:sleeveless jumper, uk:knitted tank top, knitted vest; knitwear vest, layering top",
  "boiler suit": "us:coveralls, boilersuit, us:coverall suit, one piece workwear; work clothes, utility wear",
  "cargo pants":
    "uk:cargo trousers, cargo pocket pants, uk:combat trousers, side pocket pants; utility pants, casual pants",
  sweatpant:
    "sweat pants, uk:jogging bottoms, uk:joggers, jogger pants, uk:tracksuit bottoms; lounge pants, casual pants",
  "long john": "thermal leggings, thermal bottoms, base layer bottoms, us:thermal pants; thermal underwear, base layer",
  "blanket hoodie": "hoodie blanket, wearable blanket, oversized hoodie; lounge wear, cozy hoodie",
  "rain poncho": "waterproof poncho, rain cape, poncho raincoat; rain gear, rain wear",
  fascinator: "fascinator hat, fascinator headpiece, hair fascinator; occasion hat, formal headwear",
  "neck gaiter": "neck tube, tube scarf, neck gator, gaiter scarf; neck wear, outdoor accessories",
  "ear warmer headband": "ear warmer, ear band, headband ear warmer, ear warmer band; head wear, hair accessories",
  "leg warmer": "leg warmers, legwarmers, calf warmer; leg wear, dance wear",
  "pocket square":
    "suit pocket square, pocket handkerchief, suit handkerchief, breast pocket hankie; suit accessories, formal wear",
  "trouser brace": "us:suspenders, uk:braces, us:pants suspenders; formal accessories, trouser accessories",
  "bolo tie": "bootlace tie, string tie, cowboy tie, shoestring tie; western wear, neck wear",
  "collar stay": "collar stiffener, shirt collar stay, collar stick; shirt accessories, formal accessories",
  shoelace: "shoe lace, shoe string, shoestring, lace for shoes; shoe accessories, shoe care",
  "boot tray": "shoe tray, wet shoe tray, muddy boot tray, boot drip tray; shoe storage, entryway storage",
  "shoe tree": "shoe shaper, shoe form, shoe keeper, shoe shape holder; shoe care, shoe accessories",
  "boot jack": "boot puller, boot remover, boot removal tool; boot accessories, shoe accessories",
  "shoe horn": "shoehorn, shoe spoon, shoe helper; shoe accessories, dressing aid",
  "shoe insole": "shoe insert, inner sole, shoe footbed, shoe inlay; shoe accessories, foot care",
  "boot cuff": "boot topper, boot sock topper, boot sock cuff; boot accessories, leg wear",
  "rain boot": "uk:wellington boot, uk:welly boot, waterproof boot, puddle boot, uk:wellies; rain gear, rain footwear",
  "cowboy boot": "western boot, rodeo boot, cowboy western boot; western wear, western footwear",
  "ballet flat": "uk:ballet pump, ballerina flat, ballerina shoe, uk:flat pump; flat shoes",
  "mary jane shoe": "mary janes, uk:bar shoe, maryjane shoe; strap shoes, dress shoes",
  "flip flop": "us:thong sandal, toe post sandal, flip flop sandal, thong flip flop; beach shoes, open footwear",
  espadrille: "espadrille shoe, rope sole shoe, jute sole shoe; casual shoes, beach shoes",
  "pointe shoe": "ballet toe shoe, ballet pointe shoe, en pointe shoe; ballet shoes, dance shoes",
  "tap shoe": "tap dance shoe, tap dancing shoe, tap dancer shoe; dance shoes, dance wear",
  "safety boot": "safety work boot, safety toe boot, toe cap boot, protective work boot; work boots, work footwear",
  "packing cube":
    "luggage organizer, suitcase organizer, travel cube, luggage packing bag; travel accessories, travel organizer",
  "luggage tag": "suitcase tag, baggage tag, luggage label, suitcase label; travel accessories, bag accessories",
  "passport holder":
    "passport cover, passport case, passport sleeve, passport wallet; travel accessories, document holder",
  "purse organizer":
    "uk:handbag organiser, purse insert, bag organizer, uk:bag organiser insert; bag accessories, purse accessories",
  "bag charm": "us:purse charm, uk:handbag charm, bag pendant, bag keychain; bag accessories, purse accessories",
  "sling bag": "one strap backpack, chest bag, single strap bag, one strap bag; crossbody bags, travel bags",
  "glasses case":
    "us:eyeglass case, uk:spectacle case, eyeglasses case, eyewear case; eyewear accessories, glasses accessories",
  "badge reel": "id badge reel, retractable badge clip, retractable id holder, id reel; work badge, badge accessories",
  "nose stud":
    "nose pin, nostril stud, nose piercing stud, nose stud ring; nose jewelry, body jewelry, piercing jewelry",
  "septum ring":
    "septum piercing, septum nose ring, nose septum ring, septum piercing ring; nose jewelry, body jewelry",
  "belly button ring":
    "belly ring, navel ring, uk:belly bar, uk:navel bar, belly piercing; body jewelry, piercing jewelry",
  "ear climber": "ear crawler, climber earring, crawler earring; ear jewelry, stud earrings",
  "clip on earring":
    "clip earring, non pierced earring, no piercing earring, unpierced earring; ear jewelry, earring accessories",
  "threader earring": "thread earring, ear threader, pull through earring; chain earrings, ear jewelry",
  "huggie earring": "huggie hoop, huggies earring, small hoop earring, huggie hoop earring; hoop earrings, ear jewelry",
  "ear wire": "earring hook, earring wire, ear hook; jewelry findings, earring making",
  "earring back": "earring backing, earring stopper, earring back stopper; jewelry findings, earring accessories",
  "lobster clasp": "lobster claw clasp, lobster claw, trigger clasp; jewelry findings, jewelry clasp",
  "necklace extender":
    "chain extender, extender chain, necklace extension, jewelry extender; jewelry findings, necklace accessories",
  "ring sizer": "ring size gauge, ring gauge, finger sizer, ring size tool; jewelry tools, ring measuring",
  "ring size adjuster":
    "ring adjuster, ring size reducer, ring tightener, ring reducer; ring accessories, ring resizing",
  "spinner ring": "fidget ring, anxiety ring, spinning ring, worry ring; fidget jewelry, anxiety jewelry",
  "initial necklace":
    "letter necklace, alphabet necklace, initial pendant, initial letter necklace; personalized necklace, letter jewelry",
  "medical alert bracelet":
    "medical id bracelet, emergency id bracelet, medical bracelet, uk:medical id band; medical jewelry, medical id",
  rosary: "rosary beads, prayer beads, prayer rosary; religious jewelry, religious gift",
  "hair stick": "bun stick, hair bun stick, hair chopstick, bun hair pin; hair accessories, bun holder",
  "hair barrette": "uk:hair slide, barrette clip, hair clasp, barrette hair clip; hair accessories, hair clip",
  "bobby pin": "uk:kirby grip, uk:hair grip, bobby hair pin; hair pins, hair accessories",
  "wedding veil": "bridal veil, bride veil, wedding dress veil; bridal accessories, wedding accessories",
  "shower cap": "bath cap, hair shower cap, shower hair cap; bath accessories, hair accessories",
  "exfoliating glove":
    "scrub glove, body scrub glove, exfoliation glove, bath scrub glove; bath accessories, body exfoliator",
  "bath puff": "shower puff, bath pouf, shower pouf, bath scrunchie; bath accessories, bath sponge",
  "pumice stone": "foot stone, foot scrub stone, callus stone, foot pumice; foot care, pedicure tool",
  "foot file": "heel file, foot rasp, callus file, pedicure file; foot care, pedicure tool",
  "cuticle oil": "nail oil, nail cuticle oil, nail care oil; nail care, manicure supplies",
  "nail wrap": "nail strip, nail polish strip, nail polish sticker, nail polish wrap; nail art, nail supplies",
  "nail decal": "nail sticker, nail art decal, nail art sticker; nail art, nail supplies",
  "nail lamp": "gel nail lamp, nail curing lamp, gel polish lamp, nail dryer lamp; nail supplies, manicure tool",
  "false eyelash": "fake eyelash, false lashes, fake lashes, faux lashes; eye makeup, lash supplies",
  "eyelash curler": "lash curler, lash curling tool, lash curl tool; makeup tool, eye makeup",
  "makeup sponge": "beauty sponge, blending sponge, makeup blender, cosmetic sponge; makeup tool, makeup applicator",
  "setting spray":
    "makeup setting spray, makeup fixing spray, fixing spray, makeup setting mist; face makeup, makeup supplies",
  "facial toner": "face toner, skin toner, skin tonic, face tonic; skin care, facial care",
  "eye cream": "under eye cream, eye area cream, eye contour cream, undereye cream; skin care, eye care",
  "pimple patch": "acne patch, blemish patch, spot patch, zit patch, acne sticker; skin care, acne care",
  "cleansing balm":
    "makeup melting balm, balm cleanser, face cleansing balm, makeup removing balm; skin care, makeup remover",
  "mustache wax":
    "uk:moustache wax, mustache styling wax, facial hair wax, uk:moustache styling wax; beard care, grooming products",
  "shower steamer": "shower bomb, shower tablet, shower melt, shower fizzy; bath products, shower aromatherapy",
  "perfume atomizer":
    "uk:perfume atomiser, perfume spray bottle, fragrance atomizer, perfume sprayer; perfume bottles, perfume accessories",
  "cane tip":
    "walking cane tip, uk:walking stick ferrule, walking stick tip, cane foot; cane accessories, mobility aid",
  "walker bag":
    "uk:walking frame bag, walker pouch, walker storage bag, uk:zimmer frame bag; walker accessories, mobility aid",
  "walker tray": "uk:walking frame tray, tray for walker, walker table tray; walker accessories, mobility aid",
  "wheelchair bag":
    "wheelchair storage bag, wheelchair pouch, bag for wheelchair; wheelchair accessories, mobility aid",
  "wheelchair cushion":
    "wheelchair seat cushion, wheelchair seat pad, wheelchair pad, wheelchair pillow; wheelchair accessories, seat cushion",
  "wheelchair ramp": "wheelchair access ramp, ramp for wheelchair, disability ramp; access ramp, mobility aid",
  "knee scooter": "knee walker, knee roller scooter, leg scooter; crutch alternative, mobility aid",
  "grab bar": "uk:grab rail, safety grab bar, safety handrail, support grab bar; bathroom safety, safety rail",
  "raised toilet seat":
    "toilet seat riser, elevated toilet seat, toilet riser, toilet seat raiser; bathroom aid, toilet aid",
  "gait belt": "transfer belt, patient transfer belt, patient gait belt; patient aid, caregiver supplies",
  "reacher grabber":
    "grabber tool, reaching tool, pick up grabber, reacher tool, uk:helping hand grabber; reaching aid, mobility aid",
  "sock aid": "sock helper, sock puller, sock assist, sock donning aid; dressing aid, daily living",
  "shower chair": "shower seat, bath chair, bathing chair; bathroom aid, bathroom safety",
  "pill organizer": "pill box, uk:pill organiser, pill case, medicine organizer; pill storage, medicine storage",
  "burp cloth": "burp rag, burping cloth, spit up cloth, baby burp cloth; baby essentials, baby linen",
  "nursing cover":
    "breastfeeding cover, breast feeding cover; nursing accessories, breastfeeding accessories, feeding cover",
  "nursing pillow": "breastfeeding pillow, feeding pillow, baby feeding pillow; nursing accessories, baby pillow",
  "nursing pad":
    "breast pad, breastfeeding pad, breast milk pad, uk:maternity breast pad; nursing accessories, breastfeeding supplies",
  "changing pad cover":
    "uk:changing mat cover, us:diaper pad cover, change pad cover, us:changing pad sheet; nursery bedding, baby changing",
  "crib sheet":
    "us:crib mattress sheet, uk:cot sheet, us:baby crib sheet, uk:baby cot sheet; nursery bedding, baby bedding",
  "baby gate": "safety gate, uk:stair gate, child safety gate, child gate; baby proofing, child safety",
  "moses basket":
    "baby basket, baby moses basket, baby sleeping basket, baby carry basket; nursery furniture, baby sleep",
  "cloth diaper":
    "us:reusable diaper, uk:reusable nappy, uk:cloth nappy, washable diaper, uk:washable nappy; baby changing, diaper supplies",
  "diaper caddy":
    "us:diaper organizer, uk:nappy caddy, uk:nappy organiser, us:diaper storage caddy; nursery storage, nursery organizer",
  "baby bouncer seat": "baby bouncer, bouncer chair, uk:baby bouncy chair, infant bouncer; baby seat, baby gear",
  "stroller organizer":
    "uk:pram organiser, uk:pushchair organiser, stroller caddy, uk:pram caddy bag; stroller accessories, pram accessories",
  "hooded towel": "hooded bath towel, towel with hood, hood towel; bath linen, bath accessories",
  "baby milestone card": "milestone card, baby photo card, baby age card; baby photo, baby keepsake",
  "baby memory book": "baby book, baby record book, baby journal, baby keepsake book; baby keepsake, memory book",
  "height chart": "growth chart, child height chart, height growth chart; nursery decor, wall decor",
  "sippy cup": "toddler cup, uk:sippy beaker, spill proof cup, toddler drinking cup; toddler drinkware, kids cup",
  "bottle warmer":
    "baby bottle warmer, milk warmer, baby milk warmer, baby bottle heater; baby feeding, feeding accessories",
  "shape sorter": "shape sorting toy, sorting toy, shape sorter toy, shape matching toy; toddler toy, learning toy",
  "hobby horse": "stick horse, horse on a stick, stick pony, hobbyhorse; pretend play, ride toy",
  "play food": "pretend food, toy food, pretend play food, play kitchen food; pretend play, kitchen toy",
  "spinning top": "spin top, spinning top toy, spinner top, toy top; classic toy, traditional toy",
  "nesting doll": "stacking doll, matryoshka doll, matryoshka, babushka doll, nested dolls; traditional toy, doll set",
  "dice tower": "dice roller tower, dice drop tower, dice rolling tower; tabletop gaming, dice accessories",
  "play dough": "playdough, modeling dough, uk:modelling dough, kids dough; sensory play, kids craft",
  "bubble wand": "bubble blower, bubble blowing wand, bubble stick, bubble maker wand; outdoor toy, party toy",
  "doll clothes": "doll outfit, dolls clothes, doll clothing, doll dress up clothes; doll accessories, doll wear",
  "photo booth prop": "photo prop, photobooth prop, selfie prop, party photo prop; party supplies, photo accessories",
  "party bag":
    "us:goody bag, us:favor bag, us:party favor bag, uk:party loot bag, treat bag; party supplies, favor packaging",
  "cupcake topper":
    "cupcake pick, cupcake decoration, cupcake toppers, cupcake decor pick; party decor, cake decorations",
  "birthday candle":
    "cake candle, birthday cake candle, party candle, candle for cake; cake decorations, birthday party",
  "wedding seating chart":
    "wedding seating plan, uk:wedding table plan, seating chart sign, guest seating chart; wedding signs, reception decor",
  "ring bearer pillow":
    "ring pillow, wedding ring pillow, wedding ring cushion, uk:ring cushion; wedding accessories, ring holder",
  "confetti cannon":
    "confetti popper, confetti shooter, party popper, confetti launcher; party supplies, party confetti",
  "dog seat belt": "dog car seatbelt, pet seat belt, dog safety belt, dog car tether; dog travel, car safety",
  "dog ramp": "pet ramp, ramp for dogs, doggy ramp; dog furniture, dog mobility",
  "dog boot": "dog shoe, dog bootie, dog paw protector, pet boot; dog clothes, paw protection",
  "dog cone": "pet cone, dog recovery collar, dog elizabethan collar, cone collar; pet recovery, vet supplies",
  "lick mat": "licking mat, pet lick mat, pet licking mat, slow feeder mat; pet feeding, pet enrichment",
  "snuffle mat": "sniffing mat, pet foraging mat, nose work mat, pet snuffle mat; pet enrichment, foraging toy",
  "dog treat pouch": "dog treat bag, dog training pouch, dog training bag, treat pouch; dog training, dog walking",
  "slow feeder bowl": "slow feed bowl, slow feeder, anti gulp bowl; pet bowl, pet feeding",
  "cat flap": "cat door, pet door, us:kitty door, cat pet door; pet access, cat supplies",
  "cat tunnel": "cat play tunnel, kitty tunnel, pet tunnel, cat tunnel toy; cat toy, cat furniture",
  "cat window perch": "cat window seat, window cat perch, cat window shelf, window cat bed; cat furniture, cat bed",
  "litter scoop":
    "cat litter scoop, litter shovel, cat litter shovel, kitty litter scoop; cat supplies, litter accessories",
  "pet urn": "pet ashes urn, pet cremation urn, pet memorial urn, urn for pet ashes; pet memorial, pet keepsake",
  "aquarium filter": "fish tank filter, aquarium water filter, tank filter; aquarium supplies, fish supplies",
  "reptile hide": "reptile cave, reptile hideout, reptile hide cave, terrarium hide; reptile supplies, terrarium decor",
  "horse fly mask": "equine fly mask, fly mask for horse, horse face fly mask; horse tack, fly protection",
  "hoof pick": "horse hoof pick, hoof cleaner, hoof cleaning tool, hoof pick tool; horse grooming, horse care",
  "horse lead rope": "horse lead, horse leading rope, equine lead rope, horse lead line; horse tack, horse equipment",
  "stirrup leather": "stirrup strap, saddle stirrup leather, saddle stirrup strap; horse tack, saddle accessories",
  "saddle rack": "saddle stand, saddle holder, saddle display rack, saddle storage rack; tack storage, horse equipment",
  "hamster wheel": "hamster exercise wheel, hamster running wheel, rodent wheel; hamster supplies, cage accessories",
  "guinea pig bed": "cavy bed, bed for guinea pig, guinea pig sleep bed; pet bed, cage accessories",
  "rat hammock": "rat cage hammock, rat hanging bed, hammock for rats, rat bed hammock; cage accessories, small pet",
  "hay feeder": "hay rack, hay holder, hay feeding rack; pet feeding, animal feeder",
  "small animal playpen": "small pet playpen, small animal pen, small pet fence; pet playpen, pet enclosure",
}
