import type { KindRows } from "../kind-rows.ts"

export const tradeRows5: KindRows = {
  "irish dance class":
    "irish dancing lessons, irish dance school, irish dancing classes, learn irish dancing; dance classes",
  "irish language class": "irish lessons, learn irish, irish classes, gaeilge classes, irish teacher; language lessons",
  "irrigation repair":
    "us:sprinkler repair, us:sprinkler system repair, us:irrigation service, us:sprinkler service; garden services",
  "it support":
    "computer support, uk:business it support, us:it services, managed it services, tech support; computer services",
  "italian lesson": "italian lessons, learn italian, italian teacher, italian tutor, italian classes; language lessons",
  "japanese lesson":
    "japanese lessons, learn japanese, japanese teacher, japanese tutor, japanese classes; language lessons",
  "jazz band": "uk:jazz band hire, live jazz, jazz musicians, hire a jazz band; live music",
  "jet ski hire": "uk:hire a jet ski, us:jet ski rental, us:rent a jet ski, uk:jet skis for hire; water sports",
  jeweller: "uk:jewellery shop, us:jeweler, us:jewelry store, uk:local jeweller; jewelry",
  "jewellery making class":
    "uk:jewellery making course, uk:jewellery workshop, us:jewelry making class, us:jewelry class, uk:jewellery making workshop; craft classes",
  "jewellery repair": "uk:jewellery repairs, uk:jeweller, us:jewelry repair, us:jeweler; jewelry services",
  "jiu jitsu class": "bjj class, brazilian jiu jitsu, jiu jitsu gym, bjj gym, jiu jitsu lessons; martial arts classes",
  "judo class": "judo lessons, judo club, learn judo, judo dojo; martial arts classes",
  "karaoke hire":
    "uk:karaoke machine hire, us:karaoke rental, us:karaoke machine rental, uk:karaoke party hire; party hire",
  "karate class": "karate lessons, karate club, karate school, learn karate, karate dojo; martial arts classes",
  "kayaking lesson": "kayak lessons, learn to kayak, kayaking course, kayak instructor, kayaking class; water sports",
  "keratin treatment":
    "keratin hair treatment, us:brazilian blowout, hair smoothing treatment, keratin straightening; hair",
  "keyboard teacher": "keyboard lessons, learn keyboard, uk:keyboard tutor, uk:keyboard tuition; music lessons",
  "kickboxing class": "kickboxing lessons, kickboxing gym, learn kickboxing, kickboxing club; martial arts classes",
  "kids art class": "art classes for kids, children's art class, kids art lessons, art club for kids; art classes",
  "kids coding class": "coding for kids, coding club for kids, coding classes for kids; kids classes",
  "kids disco": "uk:children's disco, uk:kids party disco, us:kids dj, children's party disco; children's parties",
  "kids football class": "uk:kids football, us:kids soccer class, uk:mini football; kids sports",
  "kids hairdresser": "children's hairdresser, kids haircut, children's haircuts, us:kids hair salon; hair",
  "kids yoga class": "yoga for kids, children's yoga, kids yoga, yoga classes for kids; yoga",
  "kitchen cabinet painting":
    "uk:kitchen cupboard painting, us:cabinet painting, us:cabinet refinishing, uk:kitchen respray; kitchen renovation",
  "kitchen installation":
    "uk:kitchen fitting, uk:kitchen fitters, us:kitchen installer, us:kitchen remodel; kitchen renovation",
  "kitchen worktop replacement":
    "uk:worktop replacement, uk:new worktops, us:countertop replacement, us:countertop installation; kitchen renovation",
  "kitesurfing lesson":
    "kitesurfing lessons, us:kiteboarding lessons, learn to kitesurf, kitesurfing school, us:kiteboarding school; water sports",
  "knife making course": "knife making class, knifemaking class, bladesmith class, knife forging class; craft classes",
  "knitting class": "knitting lessons, learn to knit, knitting workshop, knitting course; craft classes",
  "knitwear repair": "uk:jumper repair, us:sweater repair, knitwear mending; clothing repair",
  "kung fu class": "kung fu lessons, kung fu school, learn kung fu, kung fu club; martial arts classes",
  "laminate floor fitting":
    "uk:laminate floor fitter, uk:laminate fitting, us:laminate floor installer; flooring services",
  "landscape gardener":
    "uk:landscape gardening, us:landscaper, uk:garden landscaping, uk:landscape gardeners; landscaping",
  "language school": "language classes, language lessons, learn a language, language courses",
  "laser cutting": "laser cutting service, laser cut, laser cutters, laser cutting company; fabrication services",
  "laser engraving": "laser engraver, laser engraving service, laser etching; engraving",
  "laser tag": "laser tag arena, uk:laser quest, laser tag party, play laser tag; group activities",
  "lash lift": "eyelash lift, lash lift and tint, lash perm, eyelash perm; beauty",
  "laundry service": "us:laundry pickup, us:wash and fold, uk:service wash, uk:laundry collection; laundry services",
  "lawn care":
    "lawn care service, us:lawn service, uk:lawn treatment, us:lawn care company, lawn maintenance; gardening services",
  "lawn scarification": "uk:lawn scarifying, us:lawn dethatching, us:dethatching, uk:moss removal from lawn; lawn care",
  "lawnmower servicing": "uk:lawn mower service, uk:mower repair, uk:mower servicing; garden machinery",
  "lead roofing": "uk:leadwork, uk:lead roofer, uk:leadworker, uk:lead flashing repair; roofing services",
  "leaflet distribution": "uk:leaflet delivery, flyer distribution, us:door hanger distribution; marketing",
  "leaflet printing": "flyer printing, uk:leaflets, uk:leaflet printers, flyers; printing",
  "leather cleaning": "leather sofa cleaning, us:leather couch cleaning, uk:leather cleaners; upholstery cleaning",
  "leather jacket repair": "leather repair, leather coat repair, leather clothing repair",
  leatherworker:
    "leather craftsman, uk:bespoke leather goods, us:custom leather goods, leather workshop; leather goods",
  "legionella risk assessment": "legionella testing, uk:legionella assessment, uk:water hygiene; landlord services",
  "letterpress printing": "letterpress printer, letterpress studio, letterpress print shop; printing",
  "letting agent":
    "uk:letting agency, uk:property lettings, us:rental agent, uk:lettings agent, us:rental agency; property services",
  "life drawing class": "life drawing, figure drawing class, life drawing session, us:figure drawing; art classes",
  "lift repair": "uk:lift maintenance, uk:lift engineer, us:elevator repair, us:elevator service; building maintenance",
  "light fitting installation": "uk:light fitting, lighting installation, light installer; electrical services",
  "lighting hire":
    "uk:event lighting hire, uk:party lighting hire, us:lighting rental, us:event lighting rental; event equipment hire",
  "line dancing class": "line dance class, line dancing lessons, line dance lessons, learn line dancing; dance classes",
  "linen hire": "uk:laundry and linen hire, us:linen rental, us:linen service; hire services",
  "lip filler": "lip fillers, lip injections, lip augmentation, lip filler clinic; cosmetic treatments",
  "livery stable": "uk:livery yard, uk:horse livery, us:horse boarding, us:horse boarding barn; horse care",
  "livestock transport": "uk:livestock haulage, uk:livestock haulier, us:livestock hauling; farm services",
  "lock change": "lock replacement, change locks, uk:lock fitting, us:rekey locks; locksmith services",
  loctician: "dreadlocks salon, loc retwist, locs salon, dreadlock specialist, dreadlock maintenance; hair",
  "loft boarding":
    "uk:loft boarding company, us:attic flooring, uk:loft flooring, uk:loft storage boarding; loft services",
  "loft clearance": "uk:attic clearance, us:attic cleanout, uk:loft emptying, us:attic clean out; rubbish removal",
  "loft ladder installation":
    "uk:loft ladder fitting, us:attic ladder installation, us:attic stair installation; loft services",
  "log cabin builder":
    "log home builder, log cabin company, log cabin construction, uk:timber cabin builder; garden buildings",
  "log splitting service": "firewood splitting, wood splitting, firewood processing; rural services",
  "lost pet recovery": "lost pet search, pet detective, missing pet search; pet services",
  "lsat tutor": "us:lsat prep, us:lsat tutoring, us:lsat prep course, us:lsat coaching; test prep",
  "luggage repair": "suitcase repair, us:suitcase repair shop; leather repair",
  luthier: "guitar maker, guitar repair, instrument maker; instrument repair",
  "luxury cattery": "uk:cattery, uk:boarding cattery, cat boarding, cat hotel; cat care, pet boarding",
  "lymphatic drainage massage": "lymphatic massage, manual lymphatic drainage, mld massage, lymph drainage; massage",
  "mac repair": "macbook repair, apple mac repair, imac repair, apple computer repair; computer services",
  "macbook repair": "mac repair, macbook screen repair, apple laptop repair, mac laptop repair; computer services",
  "machine shop":
    "engineering workshop, us:cnc machine shop, cnc machining, uk:precision engineering; engineering services",
  magician: "magic show, magician for hire, hire a magician, party magician; party entertainment",
  "malay tutor": "malay lessons, malay teacher, learn malay, malay classes, uk:malay tuition; language tutor",
  "mandolin teacher": "mandolin lessons, learn mandolin, uk:mandolin tutor; music lessons",
  manicurist: "manicure, nail salon, nail technician, nails done; nails",
  "marble polishing": "marble restoration, marble repair, stone polishing; stone restoration",
  "mariachi band": "mariachi, mariachi for hire, us:hire a mariachi, live mariachi; live music",
  marina: "boat mooring, boat berths, us:boat slips, us:boat dock; boat services",
  "marketing agency": "marketing company, marketing consultant, us:marketing firm; marketing",
  "marketing consultant": "marketing expert, marketing help, marketing agency; marketing",
  "martial arts class":
    "martial arts lessons, martial arts school, learn martial arts, martial arts club; sports classes",
  "mascot hire":
    "uk:mascot costume hire, uk:character hire, us:character rental, mascot for party, us:mascot rental; children's parties",
  "mastering engineer": "audio mastering, music mastering, mastering studio; music services",
  "maternity nurse": "uk:night nanny, us:newborn care specialist, us:baby nurse, newborn nanny; childcare",
  "maternity photographer":
    "maternity photography, pregnancy photo shoot, maternity photoshoot, pregnancy photographer; photography",
  "math tutor":
    "us:math tutoring, us:math help, us:math lessons, us:math teacher, uk:maths tutor, uk:maths tuition; private tutor",
  "mattress collection":
    "mattress removal, mattress disposal, mattress recycling, us:mattress pickup; furniture disposal",
  "meal delivery":
    "meal delivery service, prepared meal delivery, ready meal delivery, home meal delivery; food delivery",
  mediator: "mediation service, us:mediation services, dispute mediation, mediators; dispute resolution",
  "meditation class":
    "meditation course, learn meditation, meditation group, meditation teacher, mindfulness class; wellbeing",
  "meeting room hire":
    "uk:meeting rooms, us:meeting room rental, us:meeting space, uk:conference room hire, us:conference room rental; venues",
  "memoir writer": "biography writer, life story writer, memoir ghostwriter; writing services",
  "memorial mason": "headstones, uk:gravestones, headstone maker, uk:memorial masons, monumental mason; memorials",
  "men's waxing": "male waxing, waxing for men, male waxing salon; hair removal",
  "metal fabrication": "metal fabricator, steel fabrication, steel fabricator, us:fabrication shop; metalwork",
  "metal plating": "electroplating, uk:metal platers, plating service; metal finishing",
  "metal roofing contractor":
    "metal roofing, metal roof installation, metal roof installer, us:metal roofing company; roofing services",
  microneedling: "microneedling treatment, skin needling, micro needling facial; skin care",
  midwife: "private midwife, independent midwife, midwifery; maternity care",
  "milk delivery": "milkman, milk delivered, uk:doorstep milk delivery, milk home delivery; food delivery",
  "mindfulness course": "mindfulness class, mindfulness training, mindfulness teacher, learn mindfulness; wellbeing",
  "mini golf": "us:miniature golf, uk:crazy golf, us:putt putt, uk:adventure golf; family activities",
  "minibus hire with driver": "uk:minibus with driver, us:shuttle bus rental; group transport",
  "minibus taxi": "uk:minibus with driver, uk:large taxi, us:van taxi; taxis",
  "minibus training": "uk:minibus driver training; driver training",
  "mirror fitting": "mirror installation, uk:mirror fitter; glaziers",
  "mixing engineer": "music mixing, audio mixing, mix engineer; music services",
  "mobile barber": "barber at home, uk:home visit barber, uk:barber home visit, uk:travelling barber; barbers",
  "mobile beautician":
    "uk:mobile beauty therapist, beauty treatments at home, uk:mobile beauty, mobile beauty salon; beauty",
  "mobile car valet":
    "uk:mobile valeting, us:mobile detailing, mobile car wash, us:mobile auto detailing; car cleaning",
  "mobile car wash":
    "uk:mobile valeting, us:mobile detailing, mobile car cleaning, uk:mobile car valet, car wash at home; car cleaning",
  "mobile disco": "uk:disco hire, uk:party dj, uk:dj hire, us:mobile dj, uk:disco and dj; party entertainment",
  "mobile home repair": "us:manufactured home repair, us:mobile home contractor, uk:park home repair; home repair",
  "mobile massage": "massage at home, home massage, mobile massage therapist, us:in home massage; massage",
  "mobile nail technician": "mobile nails, nails at home, mobile manicurist, home nail technician; nails",
  "mobile notary":
    "us:traveling notary, us:mobile notary public, us:notary signing agent, us:loan signing agent; legal services",
  "mobile slaughter":
    "us:mobile butcher, uk:home kill butcher, uk:home kill service, on farm slaughter, uk:mobile slaughterman; butchery",
  "mobile vet":
    "uk:home visit vet, uk:vet home visit, us:mobile veterinarian, us:house call vet, uk:visiting vet; vet services, pet care",
  "mobility scooter hire": "uk:hire a mobility scooter, us:mobility scooter rental; mobility equipment hire",
  "mobility shop":
    "us:medical supply store, mobility aids shop, us:mobility store, uk:disability aids shop, mobility equipment; mobility aids",
  "model shop": "us:hobby shop, us:hobby store; hobbies",
  "mole removal": "mole removal clinic, uk:mole clinic, mole removal treatment; skin care",
  "montessori nursery":
    "montessori school, montessori preschool, us:montessori daycare, us:montessori child care; childcare",
  "mosquito control":
    "us:mosquito spraying, us:mosquito treatment, us:mosquito service, us:yard mosquito spraying; pest control",
  "moth control": "moth treatment, moth removal; pest control",
  "mother's help": "uk:mothers help, mother's helper; childcare",
  "motorbike hire": "uk:motorcycle hire, us:motorcycle rental, us:rent a motorcycle, uk:hire a motorbike; vehicle hire",
  "motorcycle dealer": "uk:motorbike shop, us:motorcycle dealership, motorcycle shop, uk:motorbike dealer; motorcycles",
  "motorcycle mechanic":
    "motorcycle repair, uk:motorbike repair, motorbike mechanic, us:motorcycle shop, uk:motorbike servicing; vehicle repair",
  "motorcycle recovery": "uk:motorbike recovery, us:motorcycle towing; vehicle recovery",
  "motorcycle training":
    "us:motorcycle safety course, uk:motorbike lessons, motorcycle lessons, us:motorcycle class; rider training",
  "motorcycle transport":
    "uk:motorbike transport, us:motorcycle shipping, uk:motorcycle delivery, us:motorcycle hauling; vehicle transport",
  "motorhome hire": "uk:hire a motorhome, motorhome rental, us:rv rental, us:rent an rv; vehicle hire",
  "motorhome servicing": "uk:motorhome service, uk:habitation check, us:rv service, us:rv repair; motorhome services",
  "motorhome storage": "uk:campervan storage, us:rv storage, us:rv parking, uk:secure motorhome storage; storage",
  "motoring solicitor": "uk:driving offence solicitor, us:traffic lawyer, us:traffic ticket attorney; legal services",
  "motorway driving lesson":
    "uk:motorway lessons, uk:motorway driving lessons, us:highway driving lessons; driver training",
  "mould removal":
    "uk:mould remediation, uk:mould cleaning, uk:mould treatment, us:mold remediation, us:mold removal; damp treatment",
  "mountain guide":
    "hiking guide, uk:mountain leader, guided hikes, uk:guided walks, mountaineering guide; outdoor guides",
  "mouse control": "mice removal, mouse exterminator, mice control, us:mice exterminator, mouse removal; pest control",
  "muay thai gym": "muay thai class, thai boxing gym, muay thai training, thai boxing class; martial arts classes",
  "mug printing": "uk:personalised mugs, us:custom mugs, photo mugs, uk:printed mugs; printing",
  "mulch delivery": "uk:bark delivery, mulch supplier, uk:bark mulch; garden supplies",
  "mural artist": "mural painter, wall mural artist, wall murals, muralist; art commissions",
  "murder mystery party":
    "murder mystery dinner, murder mystery evening, murder mystery event, murder mystery night; event entertainment",
  "music production lesson":
    "music production lessons, music production course, learn music production, music production tutor; music lessons",
  "music school": "music lessons, us:music academy, music classes, uk:music tuition",
  "music shop": "us:music store, musical instrument shop, us:instrument store; musical instruments",
  "music teacher": "music lessons, music tutor, uk:music tuition, music classes, learn music",
  "music theory teacher":
    "music theory lessons, music theory tutor, learn music theory, uk:music theory tuition; music lessons",
  "music therapist": "music therapy, music therapy session, music therapy sessions; therapy services",
  "nail salon": "nail bar, manicure, nail technician, nails done, us:nail shop; nails",
  "nanny agency": "find a nanny, nanny service, nanny placement, us:nanny placement agency; childcare",
  "nappy laundry service":
    "uk:nappy service, us:diaper service, us:cloth diaper service, uk:real nappy laundry; laundry services",
  "narrowboat blacking": "uk:hull blacking, uk:canal boat blacking, uk:boat blacking; boat care",
  "narrowboat hire":
    "uk:canal boat hire, uk:narrowboat holiday, uk:canal boat holiday, uk:hire a narrowboat; boat hire",
  "narrowboat repair":
    "uk:canal boat repair, uk:narrowboat engineer, uk:narrowboat servicing, uk:narrowboat maintenance; boat repair",
  "narrowboat signwriter": "uk:narrowboat sign writing, uk:narrowboat painter, uk:canal boat signwriter; boat care",
  naturopath: "naturopathic clinic, naturopathy, us:naturopathic doctor, naturopathic medicine; complementary therapy",
  "negative scanning": "film negative scanning, negatives to digital, photo negative scanning; photo scanning",
  "neon sign maker": "neon signs, custom neon signs, neon sign; business signs",
  "netball club": "netball team; sports clubs",
  "night carer": "uk:overnight carer, uk:night sitter, us:overnight caregiver; care services",
  "night nanny": "uk:maternity nurse, us:newborn care specialist, night nurse for baby, us:night nurse; childcare",
  notary: "notary public, notary service, document notary; legal services",
  "nursery school": "us:preschool, uk:day nursery, us:daycare, uk:pre school, us:child care center; childcare",
  "nursing home": "elderly nursing home, us:skilled nursing facility, uk:nursing care home; elderly care",
  "oboe teacher": "oboe lessons, uk:oboe tutor, learn oboe, uk:oboe tuition; music lessons",
  "occupational therapist": "occupational therapy, us:ot therapy, uk:private ot; rehabilitation",
  "odd job man": "handyman, uk:odd jobs, uk:handy person; home services",
  "office clearance":
    "uk:office furniture removal, us:office cleanout, uk:office clearances, us:office furniture disposal; rubbish removal",
  "office massage": "corporate massage, chair massage, workplace massage, on site massage; massage",
  "office removal":
    "uk:office removals, us:office moving, us:office movers, us:commercial movers, office relocation; removals",
  "office space rental": "uk:office to rent, uk:office to let, us:office for rent, office space; commercial property",
  "oil boiler service":
    "uk:oil boiler servicing, uk:oil boiler engineer, uk:oil boiler repair, us:oil furnace service; heating services",
  "oil change":
    "oil change service, us:lube shop, oil change shop, us:oil and lube, uk:oil and filter change; car repair",
  "oil painting class":
    "oil painting lessons, oil painting course, oil painting workshop, learn oil painting; art classes",
  "opera singer": "opera singer for hire, classical singer, hire an opera singer; live music",
  optometrist: "uk:optician, eye test, us:eye doctor, us:eye exam, uk:sight test; eye care",
}
