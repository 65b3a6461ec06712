import type { KindRows } from "../kind-rows.ts"

export const tradeRows7: KindRows = {
  "river cruise": "river boat trip, river boat cruise, riverboat cruise; boat tours",
  "robotics class": "robotics classes, robotics for kids, robotics club, kids robotics; kids classes",
  "rock climbing lesson":
    "rock climbing lessons, learn rock climbing, climbing course, rock climbing instructor; outdoor activities",
  "rodent control": "rat removal, mice removal, rodent removal, rodent exterminator; pest control",
  "roller shutter repair":
    "uk:shutter repair, uk:roller shutter repairs, uk:roller door repair, us:rolling door repair; door repair",
  "roller skating lesson": "roller skating lessons, learn to roller skate, roller skating class; sports lessons",
  "rolling road": "uk:dyno, us:dyno tuning, us:dyno shop, dyno testing; car performance",
  "roof coating": "roof painting, roof sealing, roof sealer; roofing services",
  "roof inspection": "roof survey, roof check, us:roof inspector; roofing services",
  "roof moss removal": "uk:moss removal, roof cleaning, moss treatment, uk:roof moss cleaning",
  "rowing club": "learn to row, rowing lessons; sports clubs",
  "rubbish removal":
    "uk:rubbish clearance, uk:waste collection, us:junk removal, us:trash removal, uk:rubbish collection; waste disposal",
  "rug repair": "rug restoration; textile repair",
  "rugby club": "rugby team, rugby training; sports clubs",
  "running club": "running group, jogging group, us:run club; sports clubs",
  "running coach": "run coach, running coaching, running lessons, running trainer; sports coaching",
  "rust repair": "car rust repair, car rust removal, vehicle rust repair; car bodywork",
  rustproofing: "car rustproofing, us:undercoating, us:rust proofing, uk:underseal, uk:undersealing; car care",
  saddler: "saddle maker, saddlery, saddle repair, uk:master saddler, tack repair; horse tack",
  "safe opening":
    "safe locksmith, us:safe cracker, uk:safe engineer, safe unlocking, us:safe technician; locksmith services",
  "sailing club": "yacht club, sailing membership; sports clubs",
  "salsa class": "salsa lessons, salsa dance class, learn salsa, salsa dancing, salsa classes; dance classes",
  "same day courier":
    "same day delivery, same day delivery service, express courier, uk:urgent courier; delivery services",
  sandblasting: "sand blasting, abrasive blasting, media blasting, shot blasting; surface preparation",
  "satellite dish installer":
    "satellite installer, uk:satellite tv installer, uk:satellite dish fitter; tv installation",
  "sats tutor": "uk:sats tuition, uk:sats revision, uk:ks2 sats tutor; private tutor",
  "sauna builder": "sauna installation, sauna installer, home sauna builder",
  sawmill: "timber mill, us:lumber mill, log milling; timber supply",
  "saxophone lesson": "saxophone lessons, sax lessons, saxophone teacher, learn saxophone; music lessons",
  saxophonist: "sax player, sax player for hire, saxophone player, hire a saxophonist; live musicians",
  "scalp micropigmentation": "hair tattoo, smp treatment, scalp pigmentation, scalp tattoo; hair loss treatment",
  "scentwork class": "dog scent work, scent work training, us:nose work class, dog scentwork; dog training",
  "school cleaning": "uk:school cleaners, school cleaning company; commercial cleaning",
  "school photographer": "school photos, school portraits, us:school picture day; photography",
  "school transport": "school bus, uk:school minibus, school bus service; group transport",
  "school uniform shop":
    "school uniforms, us:school uniform store, uk:schoolwear shop, uk:school uniform supplier; clothing shops",
  "scissor lift hire": "uk:access platform hire, us:scissor lift rental, uk:hire a scissor lift; equipment hire",
  "scooter hire": "uk:moped hire, us:scooter rental, us:moped rental, us:rent a scooter; vehicle hire",
  "scottish gaelic class": "gaelic lessons, learn gaelic, gaelic classes, scottish gaelic lessons; language lessons",
  "scratch repair": "car scratch repair, car scratch removal, uk:smart repairs; car bodywork",
  "scuba diving lesson": "scuba diving lessons, learn to dive, scuba lessons, scuba course, dive school; water sports",
  sculptor: "sculpture commission, sculpture artist, custom sculpture; art commissions",
  "seagull control": "uk:gull proofing, uk:seagull deterrent, uk:gull control, seagull removal; pest control",
  "second hand bookshop": "us:used bookstore, used books, uk:secondhand bookshop, us:used book store; books",
  "secondary glazing":
    "uk:secondary double glazing, us:interior storm windows, uk:secondary glazing company; window installation",
  "security guard service":
    "security guards, security company, us:security guard company, manned guarding; security services",
  "self assessment accountant": "uk:tax return accountant, uk:self assessment help; tax services",
  "self defence class":
    "uk:self defence course, uk:self defence lessons, us:self defense class, us:self defense training, uk:learn self defence; personal safety",
  "septic tank installation": "septic installer, us:septic company; drainage",
  "septic tank repair": "septic repair, us:septic system repair, us:drain field repair; drainage",
  "serviced apartment": "short stay apartment, uk:short term let, us:corporate housing; accommodation",
  "sewer line repair": "us:sewer repair, us:sewer line replacement, uk:drain repair; drainage",
  "shed removal": "uk:shed demolition, shed dismantling, uk:shed clearance; demolition",
  "shed repair": "uk:shed roof repair, shed repairs, shed restoration; garden services",
  "sheep dipping": "sheep dip contractor, sheep dipping contractor, sheep dipping service; sheep care",
  "sheep dog training": "sheepdog trainer, sheepdog training, herding lessons, herding training; dog training",
  "sheep scanning": "uk:ewe scanning, sheep pregnancy scanning, sheep ultrasound scanning; sheep care",
  "shelf fitting":
    "uk:put up shelves, us:shelf installation, uk:shelving installation, us:shelving installer; handyman services",
  "shoe shop": "us:shoe store, shoes, footwear shop",
  "shooting ground": "uk:clay shooting ground, clay shooting club, uk:clay ground, us:shooting range; shooting",
  "shop sign maker": "shop signs, shop front signs, uk:shop signage, us:storefront signs, us:business signs",
  "shopify developer": "shopify expert, shopify designer, shopify store builder; web services",
  "shot blasting": "sandblasting, grit blasting, abrasive blasting, blast cleaning; surface preparation",
  "shower installation": "uk:shower fitting, uk:shower fitter, shower installer, new shower; bathroom fitting",
  "shower screen installation":
    "uk:shower screen fitting, us:shower glass installation, us:shower door installation; bathroom fitting",
  "shutter installation": "uk:shutter fitting, window shutters, uk:shutter fitter; window treatments",
  "sign language class":
    "sign language course, sign language lessons, learn sign language, sign language teacher; language lessons",
  "sign language interpreter": "uk:bsl interpreter, us:asl interpreter, deaf interpreter; language services",
  "sign maker": "sign shop, sign company, shop signs, uk:signmaker; business signs",
  "silage contractor": "uk:silage contracting, uk:silage making, silage baling, us:custom silage; farm contractor",
  "silent disco hire": "uk:silent disco, us:silent disco rental, silent disco company; party hire",
  "silver repair": "silverware repair, silver restoration, silver polishing service; metal restoration",
  silversmith: "uk:silver jewellery maker, silverware maker, silversmithing, us:silver jewelry maker; silver work",
  "silversmithing course":
    "silversmithing class, uk:silver jewellery class, silversmithing workshop, us:silversmith class, metalsmithing class; craft classes",
  "singer for hire": "hire a singer, live singer, vocalist for hire, party singer; live music",
  "singing lesson": "singing lessons, voice lessons, singing teacher, vocal coach, learn to sing; music lessons",
  "singing waiter": "singing waiters, uk:singing waiter hire, surprise singers; live entertainment",
  "sitar teacher": "sitar lessons, sitar classes, learn sitar; music lessons",
  "skateboard lesson":
    "skateboarding lessons, skateboard lessons, learn to skateboard, skateboard school, skate lessons; sports lessons",
  "skateboard shop": "skate shop, us:skateboard store, skateboards; sports shops",
  "ski hire": "us:ski rental, us:ski rental shop; winter sports",
  "ski instructor": "ski lessons, ski school, skiing lessons, private ski lessons, learn to ski; winter sports",
  "ski service": "ski tuning, uk:ski servicing, ski waxing; sports equipment repair",
  "skin clinic": "skin specialist, skin treatment, skin care clinic, aesthetic clinic; skin care",
  "skin tag removal": "skin tag clinic, skin tag treatment; skin care",
  "sleepover party hire":
    "uk:sleepover tent hire, uk:teepee sleepover, us:sleepover party rental, us:slumber party rental; children's parties",
  "slide scanning": "slides to digital, us:slide digitizing, 35mm slide scanning, photo slide scanning; photo scanning",
  "slimming group": "uk:slimming club, weight loss group; weight management",
  "slurry contractor": "slurry spreading, us:manure spreading; farm contractor",
  "slush machine hire": "uk:slushie machine hire, us:slush machine rental; party hire",
  "small animal boarding": "small pet boarding, small animal sitter; pet boarding",
  "small appliance repair": "uk:small electrical repair; appliance repair",
  "small business accountant": "small business accounting, us:small business cpa; accounting services",
  "small engine repair":
    "us:small engine shop, us:lawn mower repair, us:small engine mechanic, uk:garden machinery repair; machinery repair",
  "smart home installer":
    "home automation, smart home installation, home automation installer, smart home setup; home technology",
  "snagging survey":
    "uk:snagging inspection, uk:new build snagging, uk:snagging company, uk:snag list; property inspection",
  "snooker club": "uk:snooker hall, uk:snooker and pool club, pool hall, play snooker; sports venues",
  "snowboard lesson":
    "snowboarding lessons, snowboard lessons, learn to snowboard, snowboard school, snowboard instructor; winter sports",
  "soakaway installation": "uk:soakaways, us:dry well installation; drainage",
  "soap making workshop": "soap making class, soap making course, learn soap making; craft classes",
  "soccer coach":
    "us:soccer training, us:soccer lessons, us:soccer trainer, uk:football coach, uk:football coaching; sports coaching",
  "sofa cleaning": "uk:settee cleaning, us:couch cleaning, uk:sofa cleaners; upholstery cleaning",
  "sofa removal": "uk:sofa collection, us:couch removal, sofa disposal, us:couch disposal; furniture disposal",
  "sofa repair": "uk:settee repair, us:couch repair, uk:sofa repairs; furniture repair",
  "soft furnishing maker": "uk:curtain maker, uk:soft furnishings, uk:made to measure curtains",
  "soft play centre":
    "uk:soft play, us:indoor playground, uk:indoor play centre, us:indoor play place, uk:play centre; children's activities",
  "soft play hire": "us:soft play rental, uk:mobile soft play; children's parties",
  "soft washing": "us:soft wash, uk:softwashing, exterior soft wash, us:house washing; exterior cleaning",
  "software developer":
    "software development, software company, custom software developer, uk:bespoke software; software services",
  "soil testing": "soil test, soil analysis, soil testing lab; farm services",
  "solar battery installation":
    "home battery installation, battery storage installer, solar battery installer; solar energy",
  "solar panel bird proofing": "solar bird mesh, uk:solar panel mesh, us:solar critter guard; bird control",
  "solar panel repair":
    "solar repair, solar panel maintenance, solar panel service, us:solar repair company; solar services",
  "songwriting lesson": "songwriting lessons, songwriting coach, songwriting class, songwriting teacher; music lessons",
  "sound bath": "sound healing, sound therapy, sound bath session; wellbeing",
  soundproofing: "sound proofing, soundproofing company, sound insulation, soundproofing installer; insulation",
  "sourdough bakery": "artisan bakery, bread bakery, artisan bread, sourdough baker; bakeries",
  "spanish lesson": "spanish lessons, learn spanish, spanish teacher, spanish tutor, spanish classes; language lessons",
  "speaker repair": "loudspeaker repair, speaker reconing, speaker refoaming; audio repair",
  "speech and drama teacher": "uk:speech and drama lessons, drama lessons, uk:speech and drama classes; drama classes",
  "speech writer": "speechwriter, speech writing service, speech writing; writing services",
  "spelling tutor": "spelling lessons, uk:spelling tuition, spelling tutoring; private tutor",
  "spin class": "spinning class, spin studio, indoor cycling class, spin classes; exercise classes",
  "sports injury clinic":
    "sports injury treatment, uk:sports physio, sports therapist, sports injury specialist; injury treatment",
  "sports photographer": "sports photography, sports event photographer, sport photography; photography",
  "sports therapist":
    "sports therapy, sports injury therapist, sports injury treatment, sports rehab; injury treatment",
  "spray painting service": "paint spraying, spray painter, uk:paint sprayers; painting services",
  "spring cleaning":
    "spring clean, spring cleaning service, house spring clean, uk:one off cleaning; cleaning services",
  "sprinkler system installation":
    "us:sprinkler installation, irrigation installation, us:sprinkler installer, lawn irrigation; garden services",
  "squash coaching": "squash lessons, squash coach, learn squash; sports coaching",
  "stage hire":
    "uk:staging hire, us:stage rental, uk:mobile stage hire, us:portable stage rental; event equipment hire",
  "stage school": "uk:performing arts school, uk:theatre school, us:performing arts classes; drama classes",
  "stained glass class":
    "stained glass course, stained glass workshop, stained glass lessons, learn stained glass; craft classes",
  "stair lift removal": "uk:stairlift removal, uk:stairlift disposal, us:stair lift buyback; mobility equipment",
  "stamp dealer": "stamp shop, sell stamps, stamp collection buyer, stamp valuation; collectables",
  "stamped concrete contractor": "us:stamped concrete, us:decorative concrete; driveways",
  "starlink installer": "starlink installation, uk:starlink fitting, starlink setup; internet services",
  "static caravan repair": "uk:static caravan repairs, uk:static caravan servicing; caravan services",
  "steel band": "steel drum band, steel pan band, uk:steel band hire, us:steel drum player; live music",
  "sticker printing": "custom stickers, us:custom sticker printing, sticker printer; printing",
  "stilt walker": "stilt walkers, uk:stilt walker hire, stilt performer, hire stilt walkers; event entertainment",
  "stone carver": "stone carving; stonemasons",
  "stone cleaning": "stonework cleaning, masonry cleaning, facade cleaning; exterior cleaning",
  "stone floor restoration": "stone floor cleaning, stone polishing; floor restoration",
  "stop smoking hypnosis":
    "hypnosis to quit smoking, quit smoking hypnotherapy, uk:stop smoking hypnotherapy, smoking hypnotherapist; hypnotherapy",
  "storage container hire":
    "uk:container hire, uk:container storage, us:storage container rental, us:portable storage; storage",
  "street dance class": "street dance lessons, hip hop dance class, street dance school, street dancing; dance classes",
  "strength coach": "strength training coach, weightlifting coach; sports coaching",
  strimming: "uk:brush cutting, us:weed whacking, us:string trimming; garden maintenance",
  "string quartet":
    "uk:string quartet hire, classical quartet, string players for hire, live string music; live musicians, classical musicians",
  "structural engineer":
    "structural engineering, uk:structural survey, structural inspection, structural calculations, uk:structural engineers; engineering services",
  "student removal": "uk:student removals, us:college movers, uk:student moving, us:student movers; removals",
  "subsidence repair": "uk:subsidence specialist, us:foundation repair; structural repair",
  sugaring: "sugaring hair removal, body sugaring, sugar waxing, sugaring salon; hair removal",
  "suit alteration": "suit alterations, suit tailor, suit tailoring, jacket alterations; clothing alterations",
  "summer camp": "kids summer camp, us:summer day camp, children's summer camp, uk:holiday camp for kids; childcare",
  "sunset cruise": "sunset boat trip, evening cruise, sunset boat tour, sunset sail; boat tours",
  "supercar hire": "us:exotic car rental, us:luxury car rental, uk:hire a supercar; vehicle hire",
  "surfboard hire": "uk:surf hire, uk:hire a surfboard, us:surfboard rental, us:surf rental; water sports",
  "suspended ceiling installer":
    "uk:suspended ceilings, us:drop ceiling installer, us:drop ceiling installation, uk:suspended ceiling fitters; ceiling work",
  "swahili tutor": "swahili lessons, learn swahili, swahili teacher, swahili classes; language tutor",
  "swedish tutor": "swedish lessons, swedish teacher, learn swedish, swedish classes; language tutor",
  "sweet shop": "us:candy store, us:candy shop, uk:sweetshop, uk:traditional sweet shop; confectionery",
  "swimming club": "swim club, us:swim team; sports clubs",
  "swimming teacher": "swimming lessons, swim teacher, swimming instructor, swim lessons, us:swim instructor",
  "swing dance class": "swing dance lessons, swing dancing, learn swing dance; dance classes",
  "synth repair": "synthesizer repair, synth technician; audio repair",
  "t shirt printing":
    "custom t shirts, us:custom tee shirts, t shirt printer, us:custom shirt printing, uk:personalised t shirts; garment printing",
  "tabla teacher": "tabla lessons, tabla classes, learn tabla, uk:tabla tutor; music lessons",
  "table and chair hire":
    "uk:chair hire, us:table and chair rental, us:chair rental, uk:event furniture hire; party hire",
  "table tennis coaching":
    "table tennis lessons, table tennis coach, ping pong lessons, learn table tennis; sports coaching",
  "tablet repair": "tablet screen repair, tablet repair shop; device repair",
  "tack shop":
    "uk:saddlery, us:tack store, uk:equestrian shop, us:equestrian store, uk:horse riding shop; horse supplies",
  "taekwondo class": "taekwondo lessons, taekwondo school, taekwondo club, learn taekwondo; martial arts classes",
  "tai chi class": "tai chi lessons, learn tai chi, tai chi classes, tai chi instructor; exercise classes",
  tailor: "uk:bespoke tailor, us:custom tailor, suit tailor, tailoring, clothing alterations; custom clothing",
  "tamil tutor": "tamil lessons, tamil teacher, learn tamil, tamil classes, uk:tamil tuition; language tutor",
  "tandem skydive":
    "skydiving, tandem skydiving, uk:parachute jump, skydive experience, uk:skydiving centre; air sports",
  "tango class": "tango lessons, argentine tango, learn tango, tango dance class; dance classes",
  "tap dance class": "tap dancing lessons, tap lessons, learn tap dance, tap class; dance classes",
  "tap repair":
    "uk:leaking tap repair, uk:tap replacement, us:faucet repair, us:leaky faucet repair; plumbing services",
  "tarmac contractor":
    "uk:tarmac driveway, uk:tarmac driveways, us:asphalt paving, us:asphalt contractor, uk:tarmacing; driveways",
  "tarot reader": "tarot reading, tarot card reader, tarot readings, us:tarot card reading; spiritual services",
  "tax accountant": "tax advisor, us:tax preparer, uk:tax adviser, tax consultant, us:tax cpa; accounting services",
  "tax adviser": "uk:tax accountant, us:tax advisor, tax consultant, uk:tax advice; accounting services",
  taxi: "taxi service, cab, uk:minicab, uk:taxi firm, us:cab service; taxis",
}
