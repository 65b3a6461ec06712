import type { KindRows } from "./kind-rows.ts"

export const moreTradeKinds: KindRows = {
  "boat survey": "boat surveyor, marine survey, marine surveyor, boat inspection",
  "home inspection": "home inspector, house inspection, house inspector, property inspection",
  "building survey": "building surveyor, house survey, property survey",
  "septic inspection": "septic tank inspection, septic inspector; septic services",
  "wood stove installation":
    "uk:stove fitter, uk:log burner fitting, uk:log burner installer, wood stove installer, us:wood burner installer",
  "stove installation": "stove installer, stove fitter, stove fitting",
  "boiler service":
    "uk:boiler servicing, uk:annual boiler service, boiler maintenance, boiler check, us:boiler servicing",
  "boiler installation": "boiler installer, uk:boiler fitting, uk:new boiler, boiler replacement, us:boiler contractor",
  "water heater repair": "hot water heater repair, water heater service; plumbing repair",
  "water softener installation": "water softener installer, uk:water softener fitting",
  "radon testing": "radon test, radon inspection, radon measurement, radon tester; home testing",
  "radon mitigation": "radon removal, radon reduction, radon remediation, radon mitigation company",
  "insulation installer": "insulation contractor, insulation company, insulation installation; home insulation",
  "spray foam insulation": "foam insulation, spray foam contractor, spray foam installer; insulation installer",
  "attic insulation": "uk:loft insulation, us:attic insulators; insulation installer",
  "loft insulation": "uk:loft insulation installer, us:attic insulation; insulation installer",
  "basement waterproofing": "uk:basement tanking, wet basement repair, uk:cellar waterproofing; waterproofing company",
  "foundation repair": "foundation contractor; structural repair",
  "house leveling": "us:house leveler, us:foundation leveling, us:house jacking, uk:house levelling; structural repair",
  "deck builder":
    "deck building, deck contractor, deck construction, deck company, uk:decking installer; outdoor construction",
  "deck staining": "deck stainer, deck staining service, uk:decking staining",
  "pergola builder":
    "pergola installer, pergola installation, pergola construction, pergola company; outdoor construction",
  "shed builder": "shed building, shed construction, shed company",
  "gutter installation":
    "gutter installer, uk:gutter fitting, gutter replacement, new gutters, uk:guttering installation; gutter services",
  "siding installation":
    "us:siding contractor, us:siding installer, us:siding company, us:house siding, uk:cladding fitter, uk:house cladding; exterior renovation",
  "flat roofing": "flat roof repair, flat roofer, flat roof replacement, flat roof company",
  "slate roofing": "slate roofer, slate roof repair, slate roof, uk:roof slating, uk:roof slater",
  "skylight installation": "skylight installer, uk:skylight fitting, uk:roof window fitting; window installation",
  "window installation":
    "window installer, uk:window fitting, uk:window fitter, new windows, replacement windows; window company",
  glazier: "glass repair, glass replacement, window glass repair, window glazing, glazing company",
  "stained glass restoration":
    "stained glass repair, leaded glass repair, stained glass restorer, uk:leaded light repair; glass restoration",
  "shower repair": "leaking shower repair, shower plumber; bathroom repair",
  "leak detection": "water leak detection, uk:leak tracing",
  "pipe relining": "pipe lining, drain relining, drain lining, sewer relining, no dig pipe repair",
  "drain survey":
    "uk:cctv drain survey, drain inspection, drain camera survey, us:sewer inspection, us:sewer camera, us:sewer scope",
  "sump pump installation": "sump pump installer, sump pump plumber",
  "oil tank removal": "oil tank disposal, fuel tank removal, heating oil tank removal",
  "electric gate repair": "automatic gate repair, gate repair, electric gate service",
  "gate automation":
    "electric gates, automatic gates, gate automation installer, electric gate installer, automatic gate installer",
  "burglar alarm installer":
    "uk:burglar alarm fitting, alarm installer, house alarm installer, us:alarm company, uk:alarm fitter; security installer",
  "fire extinguisher servicing": "fire extinguisher service, extinguisher check, extinguisher service; fire safety",
  "pat testing":
    "uk:pat tester, uk:portable appliance test, uk:appliance testing, uk:pat test, us:appliance testing, us:electrical safety test; electrical testing",
  "house rewiring": "house rewire, electrical rewiring, home rewiring",
  "energy assessor": "energy assessment, uk:energy survey, uk:energy rating, us:home energy audit, us:energy auditor",
  "network cabling":
    "data cabling, network cable installer, ethernet installation, structured cabling, ethernet cabling",
  "home cinema installation":
    "uk:home cinema installer, uk:home cinema fitting, us:home theater installer, us:home theater setup, us:home theater wiring",
  "saw sharpening": "saw blade sharpening, uk:saw doctor; blade sharpening",
  "clipper blade sharpening": "clipper sharpening; blade sharpening",
  "mower blade sharpening": "lawn mower sharpening, us:lawnmower sharpening, mower sharpening; blade sharpening",
  "ice skate sharpening": "skate sharpening, skate blade sharpening; sharpening service",
  "ski tuning": "uk:ski servicing, ski service, ski tune, ski repair shop",
  "umbrella repair": "umbrella repairs, umbrella mending, umbrella repair service; repairs",
  "fountain pen repair": "pen repair, fountain pen restoration, fountain pen service",
  "accordion repair": "accordion repairer, accordion service, accordion technician; instrument repair",
  "brass instrument repair": "brass repair, brass repair shop, brass instrument service; instrument repair",
  "woodwind repair": "woodwind technician, woodwind repairer, woodwind service; instrument repair",
  "flute repair": "flute technician, flute repairer, flute service; instrument repair",
  "saxophone repair": "sax repair, saxophone technician, saxophone service; instrument repair",
  "bow rehair": "bow rehairing, bow hair replacement; instrument repair",
  "piano restoration": "piano restorer, piano rebuilding, piano repair, piano reconditioning",
  "turntable repair": "record player repair, turntable service, turntable technician; audio repair",
  "hi-fi repair": "stereo repair, hifi repair, audio equipment repair, hi-fi service; electronics repair",
  "typewriter repair": "typewriter service, typewriter restoration, typewriter mechanic",
  "lamp repair": "lamp restoration, lamp repair shop; lighting repair",
  "lampshade making":
    "lampshade maker, custom lampshades, us:lamp shade maker, uk:bespoke lampshades; soft furnishings",
  "rocking horse restoration": "rocking horse repair, rocking horse restorer; toy restoration, toy repair",
  "wheelchair repair": "wheelchair service, wheelchair servicing, wheelchair technician; mobility repair",
  "mobility scooter repair": "mobility scooter service, mobility repair",
  "stairlift installation":
    "stair lift installation, stairlift installer, uk:stairlift fitting, stair lift company, stairlift company",
  "eyeglass repair":
    "us:glasses repair, us:eyeglasses repair, us:eyeglass frame repair, uk:glasses repair, uk:spectacle repair, uk:glasses frame repair",
  "glasses repair": "uk:spectacle repair, uk:spectacles repair, us:eyeglass repair, us:eyeglasses repair",
  "pearl restringing": "pearl stringing, necklace restringing, pearl necklace repair, pearl restring; jewelry repair",
  "ring resizing": "ring sizing; jewelry repair",
  "watch battery replacement": "watch battery change, uk:watch battery fitting; watch repair",
  "trophy engraving": "trophy engraver, award engraving; engraving service",
  "handbag repair": "bag repair, us:purse repair, handbag restoration",
  "tent repair": "tent repair service",
  "awning repair": "awning repair service",
  "wetsuit repair": "neoprene repair",
  "drysuit repair": "dry suit repair, drysuit service",
  "surfboard repair": "surfboard ding repair, ding repair, board repair",
  "fiberglass repair": "uk:grp repair, uk:fibreglass repair, uk:glassfibre repair, us:fiberglass patching;",
  "boat shrink wrapping": "boat shrinkwrap",
  "boat transport": "uk:boat haulage, us:boat hauling, boat moving, boat transporter; marine transport",
  "marine electrician": "boat electrician, boat wiring, uk:boat electrics, marine electrical, yacht electrician",
  "golf club regripping": "golf regripping, golf grip replacement, uk:golf grip fitting",
  "racket restringing": "racquet stringing, racket stringing, racket stringer, racquet restringing",
  "fishing reel repair": "reel repair, reel service, fishing reel service, reel servicing; tackle repair",
  "e-bike repair":
    "electric bike repair, ebike repair, ebike mechanic, e-bike service, electric bike service; bike repair",
  "motorhome repair":
    "uk:motorhome servicing, uk:motorhome mechanic, uk:motorhome engineer, us:rv repair, us:rv mechanic, us:rv service",
  "trailer repair": "trailer service, trailer servicing, trailer mechanic",
  "transmission repair":
    "us:transmission shop, us:transmission service, us:transmission rebuild, uk:gearbox repair, uk:gearbox specialist, uk:gearbox rebuild; car repair",
  "gearbox repair":
    "uk:gearbox specialist, uk:gearbox reconditioning, uk:gearbox rebuild, us:transmission repair, us:transmission shop; car repair",
  "exhaust fitting":
    "uk:exhaust repair, uk:exhaust replacement, uk:exhaust fitters, us:muffler shop, us:exhaust repair, us:muffler repair; car repair",
  "brake repair": "brake replacement, brake service, brake shop, brake mechanic; car repair",
  "diesel mechanic": "diesel repair, diesel engine repair, diesel technician, diesel specialist; engine repair",
  "auto electrician":
    "uk:car electrician, uk:vehicle electrician, uk:mobile auto electrician, car electrical repair, us:auto electrical repair, us:car wiring repair; car repair",
  "tow bar fitting":
    "uk:towbar fitting, uk:towbar fitter, uk:tow bar installation, us:tow hitch installation, us:trailer hitch install, us:hitch installer",
  "hand car wash": "car wash, hand wash car, car washing, car cleaning",
  "mot test":
    "uk:mot testing, uk:mot garage, uk:mot station, uk:car mot, us:vehicle inspection, us:car inspection; vehicle test",
  "bed bug treatment": "bed bug removal, bed bug exterminator, bed bug control; pest control",
  "termite inspection": "termite inspector, termite check, uk:white ant inspection; pest inspection",
  "bird proofing": "bird control, bird exclusion; pest control",
  "pigeon control": "pigeon proofing, pigeon removal; bird control",
  "squirrel removal": "squirrel control, squirrel trapping, squirrel exterminator; pest control",
  "snake catcher": "snake removal, snake catching, snake relocation; wildlife removal",
  "japanese knotweed removal":
    "knotweed removal, knotweed treatment, knotweed control, knotweed eradication; weed control",
  "bat survey": "uk:bat surveyor, bat roost survey, uk:bat ecologist; ecology survey",
  "lawn treatment": "; lawn care",
  "lawn aeration": "lawn aerating, us:core aeration, aeration service; lawn care",
  "turf laying":
    "uk:lay new turf, uk:turfing, uk:new lawn, us:sod installation, us:sod laying, us:new sod lawn; lawn installation",
  "tree planting": "tree planting service, tree installation; tree care",
  "firewood delivery": "firewood supplier, us:cordwood delivery, uk:log delivery, uk:logs delivered; firewood supply",
  "mini digger hire":
    "uk:mini excavator hire, uk:digger hire, uk:hire a mini digger, us:mini excavator rental, us:excavator rental; plant hire",
  "tool hire": "uk:hire tools, uk:tool hire shop, us:tool rental, us:rent tools, us:tool rental shop; equipment hire",
  "portable toilet hire":
    "uk:portaloo hire, uk:toilet hire, uk:event toilet hire, us:porta potty rental, us:portable toilet rental",
  "suit hire":
    "uk:hire a suit, uk:formal wear hire, uk:suits for hire, us:suit rental, us:rent a suit, us:formalwear rental; formal wear",
  "costume hire":
    "uk:fancy dress hire, uk:hire a costume, us:costume rental, us:costume shop, us:rent a costume; fancy dress",
  "kilt hire":
    "uk:hire a kilt, uk:highlandwear hire, uk:highland dress hire, us:kilt rental, us:rent a kilt; formal wear",
  "kilt maker": "kiltmaker, kilt making, made to measure kilts, custom kilts; highland dress",
  milliner: "millinery, hat maker, hat making, custom hats, uk:bespoke hats",
  "limousine hire":
    "uk:limo hire, uk:hire a limo, us:limo service, us:limo rental, us:limousine service; chauffeur service",
  "campervan hire":
    "uk:camper hire, uk:hire a campervan, uk:camper van hire, us:campervan rental, us:camper van rental; vehicle hire",
  "bike hire": "uk:bicycle hire, uk:cycle hire, uk:hire a bike, us:bike rental, us:bicycle rental, us:rent a bike",
  "kayak hire":
    "uk:hire a kayak, uk:kayaks to hire, uk:kayak rental, us:kayak rental, us:rent a kayak, us:kayaks for rent",
  "wedding dress alteration": "bridal alterations, wedding gown alterations, bridal seamstress, bridal tailor",
  "wedding dress cleaning": "wedding gown cleaning, bridal gown cleaning; dry cleaning",
  "dry cleaner": "dry cleaning, dry cleaning service, dry cleaning shop",
  "bridal hair stylist": "wedding hair stylist, wedding hair, bridal hair, wedding hairdresser, bridal hairdresser",
  "deer processing":
    "us:deer processor, us:venison processing, us:deer butcher, uk:deer butchery, uk:venison butcher, uk:venison processing; meat processing",
  "grazing table": "grazing platter, grazing board, grazing table catering, grazing caterer; event catering",
  "ice cream van hire":
    "uk:hire ice cream van, uk:ice cream van, us:ice cream truck rental, us:ice cream truck, us:ice cream catering; event catering",
  "sports massage": "sports massage therapist, sport massage, sports massage therapy; massage therapy",
  reflexologist: "reflexology, foot reflexology, reflexology treatment, reflexology session; complementary therapy",
  microblading: "eyebrow microblading, brow microblading, eyebrow tattoo, semi permanent brows; permanent makeup",
  electrolysis: "electrolysis hair removal, electrologist, permanent hair removal, hair electrolysis; hair removal",
  "laser hair removal": "laser hair clinic, laser hair treatment, laser hair reduction; hair removal",
  optician: "optical shop, us:eyeglass shop, uk:eye test; eye care",
  audiologist: "hearing test, hearing clinic, hearing specialist, us:hearing center; hearing care",
  "marriage counseling":
    "us:couples therapy, us:marriage counselor, us:couples counseling, us:relationship therapist, uk:couples counselling, uk:relationship counselling; uk:talking therapy",
  "antenatal class":
    "uk:antenatal course, uk:birth class, childbirth class, birth preparation class, us:prenatal class, us:birthing class; birth education",
  "baby massage class":
    "infant massage class, baby massage course, learn baby massage, baby massage lessons; baby class",
  nanny: "nanny service, childcare at home, private nanny, home childcare; child care",
  "denture repair": "broken denture repair, denture fix",
  "bereavement counsellor":
    "uk:grief counsellor, uk:bereavement support, uk:grief counselling, us:grief counselor, us:grief counseling, us:grief therapist; talking therapy",
  launderette: "laundrette, self service laundry, us:laundromat, us:coin laundry",
  "house restumping": "house reblocking, restumping, reblocking, house stump replacement; structural repair",
  "epc assessor": "uk:epc certificate, uk:epc survey, uk:energy certificate, us:energy rater, us:energy assessment",
  "ber assessor": "ber cert, ber certificate, ber rating, ber assessment",
  "horse massage": "equine massage, horse massage therapy, horse masseur, equine masseur",
  "horse boarding": "us:horse stable, us:horse stabling, us:boarding stable, uk:horse livery, uk:livery yard",
  "dog massage": "canine massage, dog massage therapist, canine massage therapist, dog massage therapy",
  "fallen stock collection":
    "uk:dead stock collection, uk:fallen animal collection, uk:knackery, us:dead animal pickup, us:dead animal removal, us:dead stock removal",
  "boat hire": "uk:hire a boat, uk:boats for hire, us:boat rental, us:rent a boat, us:boats for rent",
  "history tutor": "uk:history tuition, history tutoring, history lessons, history teacher; private tutor",
  "geography tutor": "uk:geography tuition, geography tutoring, geography lessons, geography teacher; private tutor",
  "economics tutor": "uk:economics tuition, economics tutoring, economics lessons, economics teacher; private tutor",
  "accounting tutor":
    "uk:accounting tuition, accounting tutoring, accounting lessons, accounting teacher; private tutor",
  "statistics tutor":
    "uk:statistics tuition, stats tutor, statistics tutoring, statistics lessons, statistics help; private tutor",
  "calculus tutor":
    "calculus tutoring, calculus lessons, calculus help, calculus teacher, learn calculus; private tutor",
  "algebra tutor": "algebra tutoring, algebra lessons, algebra help, algebra teacher, learn algebra; private tutor",
  "science tutor": "uk:science tuition, science tutoring, science lessons, science teacher; private tutor",
  "reading tutor":
    "uk:reading tuition, reading tutoring, reading lessons, reading teacher, learn to read; private tutor",
  "handwriting tutor":
    "handwriting lessons, uk:handwriting tuition, handwriting teacher, handwriting tutoring; private tutor",
  "eleven plus tutor":
    "uk:11 plus tutor, uk:11 plus tuition, uk:eleven plus tuition, us:11 plus tutor, us:11 plus tutoring; private tutor",
  "sat tutor":
    "us:sat prep, us:sat tutoring, us:sat prep tutor, us:sat coach, uk:sat tuition, uk:sat tutoring; test prep",
  "ielts tutor": "ielts lessons, ielts preparation, ielts teacher, ielts coaching, ielts course; english tutor",
  "mandarin tutor":
    "mandarin lessons, mandarin teacher, learn mandarin, mandarin tutoring, mandarin chinese tutor; language tutor",
  "chinese tutor": "chinese lessons, chinese teacher, learn chinese, chinese tutoring; language tutor",
  "portuguese tutor": "portuguese lessons, portuguese teacher, learn portuguese, portuguese tutoring; language tutor",
  "russian tutor": "russian lessons, russian teacher, learn russian, russian tutoring; language tutor",
  "arabic tutor": "arabic lessons, arabic teacher, learn arabic, arabic tutoring; language tutor",
  "korean tutor": "korean lessons, korean teacher, learn korean, korean tutoring; language tutor",
  "welsh tutor": "welsh lessons, welsh teacher, learn welsh, welsh tutoring, uk:welsh tuition; language tutor",
  "polish tutor": "polish lessons, polish teacher, learn polish, polish tutoring; language tutor",
  "psychology tutor":
    "uk:psychology tuition, psychology tutoring, psychology lessons, psychology teacher; private tutor",
  "computer science tutor":
    "computer science lessons, cs tutor, uk:computing tutor, computer science help; private tutor",
  "physics grind": "physics tuition, physics tutor, physics lessons, physics tutoring; private tuition",
  "chemistry grind": "chemistry tuition, chemistry tutor, chemistry lessons, chemistry tutoring; private tuition",
  "biology grind": "biology tuition, biology tutor, biology lessons, biology tutoring; private tuition",
  "french grind": "french tuition, french tutor, french lessons, french tutoring; private tuition",
  "english grind": "english tuition, english tutor, english lessons, english tutoring; private tuition",
  "accounting grind": "accounting tuition, accounting tutor, accounting lessons, accounting tutoring; private tuition",
  "chess coach": "chess lessons, chess teacher, chess tutor, chess coaching, learn chess;",
  "saxophone teacher": "saxophone lessons, sax lessons, sax teacher, learn saxophone, saxophone tutor; music lessons",
  "clarinet teacher": "clarinet lessons, clarinet tutor, learn clarinet, uk:clarinet tuition; music lessons",
  "trumpet teacher": "trumpet lessons, trumpet tutor, learn trumpet, uk:trumpet tuition; music lessons",
  "harp teacher": "harp lessons, harp tutor, learn harp, uk:harp tuition; music lessons",
  "accordion teacher": "accordion lessons, accordion tutor, learn accordion, uk:accordion tuition; music lessons",
  "ukulele teacher": "ukulele lessons, uke lessons, learn ukulele, ukulele tutor; music lessons",
  "banjo teacher": "banjo lessons, banjo tutor, learn banjo, uk:banjo tuition; music lessons",
}
