import type { KindRows } from "../kind-rows.ts"

export const tradeRows2: KindRows = {
  "canvas printing": "canvas prints, photo canvas printing, photo on canvas, photo to canvas; photo printing",
  "car air conditioning service":
    "uk:car aircon regas, uk:air con recharge, us:car ac repair, us:auto ac repair, uk:aircon regas; car repair",
  "car alarm installation": "uk:car alarm fitting, car security installation, car alarm installer; car security",
  "car battery replacement": "new car battery, uk:car battery fitting, car battery shop; car repair",
  "car breaker": "uk:car breakers, uk:breakers yard, us:auto salvage, us:junkyard, uk:used car parts; car parts",
  "car buyer": "sell my car, uk:we buy cars, us:cash for cars; car sales",
  "car dealer": "us:car dealership, uk:car sales, uk:car showroom, us:auto dealer",
  "car diagnostic":
    "car diagnostics, us:check engine light, uk:engine light diagnostic, vehicle diagnostics; car repair",
  "car hire": "uk:hire a car, us:car rental, us:rent a car, us:rental car; vehicle hire",
  "car inspection": "uk:used car inspection, vehicle inspection; car services",
  "car paint repair": "car scratch repair, car paintwork repair, uk:smart repair, paint chip repair; car bodywork",
  "car parts shop": "us:auto parts store, uk:motor factors, uk:car spares, car parts, us:auto parts",
  "car photographer": "car photography, automotive photographer, vehicle photographer; photography",
  "car restoration": "classic car restoration, car restorer, us:auto restoration; classic cars",
  "car scrap yard":
    "uk:car breakers, uk:breakers yard, us:junkyard, us:auto salvage yard, uk:scrapyard, us:salvage yard; car parts",
  "car seat cleaning":
    "us:car seat cleaning service, uk:child seat cleaning, baby car seat cleaning; cleaning services",
  "car service":
    "uk:car servicing, us:auto service, uk:full car service, us:car maintenance, uk:vehicle servicing; car repair",
  "car servicing":
    "uk:car service, us:auto service, uk:full car service, uk:vehicle servicing, us:car maintenance; car repair",
  "car spraying":
    "uk:car respray, us:car painting, us:auto paint shop, uk:car sprayers, us:auto painting; car bodywork",
  "car stereo installation":
    "car audio installation, uk:car stereo fitting, us:car stereo shop, car audio installer; car audio",
  "car storage": "vehicle storage, car storage facility, secure car storage; storage",
  "car transport": "uk:car delivery, us:auto transport, us:car shipping, uk:vehicle transport, uk:car transporter",
  "car tuning": "engine tuning, performance tuning, car tuner, us:tuning shop; car performance",
  "car wash": "us:auto wash, car cleaning, us:car washing",
  "car welding": "uk:mot welding, uk:sill repair, uk:car welder, vehicle welding, us:auto welding; car repair",
  "car window repair": "car window replacement, us:auto glass repair, us:car window glass repair; car glass",
  "car window tinting": "car tints, us:auto window tinting, car window tint, tinted car windows; car styling",
  "car wrap": "vehicle wrapping, car wrapping, vinyl wrap, car vinyl wrap, us:auto wrap; vehicle graphics",
  "caravan cleaning": "uk:caravan valeting, uk:caravan valet, uk:caravan cleaners, us:rv cleaning; caravan services",
  "caravan servicing": "uk:caravan service, uk:caravan service centre, us:travel trailer service; caravan services",
  "caravan site": "uk:caravan park, uk:touring caravan site, us:rv park, uk:touring park, uk:campsite; camping",
  "caravan storage": "uk:caravan storage site, uk:secure caravan storage, us:rv storage, us:camper storage; storage",
  "caravan transport": "uk:caravan towing service, uk:caravan delivery, us:rv transport; vehicle transport",
  "care home":
    "uk:residential home, us:assisted living, uk:old people's home, uk:residential care home, elderly care home; elderly care",
  "career coach":
    "career coaching, uk:career counselling, us:career counselor, career advice, career consultant; coaching",
  "caricature artist":
    "caricaturist, event caricaturist, party caricaturist, hire a caricaturist, live caricatures; event entertainment",
  "carnatic music class": "carnatic music lessons, carnatic music teacher, learn carnatic music; music lessons",
  "carpet cleaner hire": "us:carpet cleaner rental, uk:hire carpet cleaner; equipment hire",
  "carpet repair": "carpet stretching, carpet patching, carpet repairs, carpet re stretching; flooring services",
  "carpet shop": "us:carpet store, us:flooring store, uk:carpet showroom, carpet and flooring shop; flooring",
  "carriage driving lesson":
    "carriage driving, learn carriage driving, horse carriage driving, carriage driving lessons; horse riding",
  "casino hire":
    "uk:fun casino hire, uk:casino table hire, us:casino party rental, us:casino night party; event entertainment",
  "cassette transfer": "cassette to digital, audio tape transfer, cassette to cd, us:tape digitizing; media transfer",
  "cat behaviourist":
    "uk:cat behaviour specialist, us:cat behaviorist, us:cat behavior consultant, uk:cat behaviour consultant; cat care",
  "catering equipment hire":
    "uk:catering hire, us:catering equipment rental, us:catering rentals, uk:kitchen equipment hire; hire services",
  "cattle hoof trimming": "cow hoof trimming, cattle foot trimming, cattle hoof trimmer; cattle care",
  "cattle scanning":
    "uk:cow pregnancy scanning, uk:cattle pregnancy scanning, cattle pregnancy testing, us:cow preg checking; cattle care",
  "cavity wall insulation": "uk:cavity insulation, us:wall insulation; insulation",
  "cbt therapist": "cbt therapy; mental health support",
  "cbt training": "uk:cbt test, uk:cbt course, uk:compulsory basic training, uk:moped cbt; rider training",
  "ceilidh band": "uk:ceilidh band hire, us:ceilidh dance band, uk:barn dance band; live music",
  "ceiling fan installation": "ceiling fan installer, uk:ceiling fan fitting, fan installation; electrical services",
  "ceiling repair": "uk:ceiling plastering, us:drywall ceiling repair, uk:ceiling plasterer; ceiling work",
  "cello lesson": "cello lessons, cello teacher, learn cello, uk:cello tutor; music lessons",
  "cello repair": "cello luthier; instrument repair",
  "ceramics class": "pottery class, pottery lessons, ceramics course, clay class, pottery course; craft classes",
  "certified translation": "certified translator, uk:official translation; translation services",
  "cesspit emptying":
    "uk:cesspool emptying, uk:septic tank emptying, us:cesspool pumping, us:cesspool service; drainage",
  "chainsaw carver": "chainsaw carving, chainsaw artist, tree stump carving, chainsaw sculptor; woodworkers",
  "chainsaw course": "chainsaw training, chainsaw safety course, uk:chainsaw ticket, chainsaw class; trade training",
  "chainsaw repair": "chainsaw service, uk:chainsaw servicing, us:chainsaw repair shop; machinery repair",
  "chair repair": "dining chair repair, chair restoration, chair mending; furniture repair",
  "chair yoga class": "chair yoga, seated yoga class, seated yoga; yoga",
  "charity shop": "us:thrift store, us:thrift shop, uk:second hand shop, uk:op shop; second hand shops",
  "chartered accountant": "uk:accountant, us:cpa, uk:accountancy firm, uk:chartered accountants; accounting services",
  chauffeur:
    "chauffeur service, private driver, uk:chauffeur driven car, us:black car service, us:car service; private transport",
  "cheese making course":
    "cheese making class, cheesemaking course, learn cheese making, cheese making workshop; food workshops",
  "cheese shop": "uk:cheesemonger, us:cheese store; food shops",
  "chemical peel": "skin peel, chemical face peel, facial peel, chemical peel treatment; skin care",
  "cherry picker hire":
    "uk:access platform hire, us:boom lift rental, us:cherry picker rental, uk:mewp hire; equipment hire",
  "chicken hire": "uk:hen hire, rent a chicken, us:chicken rental, us:rent chickens, uk:rent hens; backyard poultry",
  "child proofing": "baby proofing, childproofing service, baby proofing service, us:babyproofing; home safety",
  "child psychologist": "child psychology, children's psychologist, psychologist for children; mental health support",
  "children's entertainer": "uk:kids entertainer, kids party entertainer, uk:party entertainer; children's parties",
  "children's party planner": "kids party planner, uk:kids party organiser, children's party planning; event services",
  "chimney lining": "uk:flue lining, us:chimney relining, uk:chimney liner fitting; chimney services",
  "chimney rebuild": "chimney rebuilding, uk:chimney stack rebuild, chimney repair, us:chimney mason; chimney services",
  "chimney removal": "uk:chimney breast removal, uk:chimney stack removal, chimney demolition; chimney services",
  "chinese takeaway": "us:chinese takeout, chinese food",
  chiropodist: "uk:chiropody, podiatrist, foot clinic, uk:foot health practitioner, us:foot doctor; foot care",
  "chocolate fountain hire":
    "uk:chocolate fountain, us:chocolate fountain rental, uk:hire a chocolate fountain, us:rent chocolate fountain; party hire",
  "chocolate making workshop": "chocolate making class, chocolate workshop, chocolate class; food workshops",
  chocolatier: "chocolate shop, chocolate maker, handmade chocolate shop, artisan chocolatier; confectionery",
  choir: "local choir, singing group, us:chorus, choral group, join a choir; singing groups",
  "christmas tree farm":
    "christmas trees for sale, christmas tree grower, fresh christmas trees, uk:real christmas trees; christmas",
  "chrome plating": "chroming, uk:chrome platers, rechroming, us:chrome shop; metal finishing",
  "church organist": "organist for hire, organ player; church music",
  "cider farm": "us:cider mill, cider maker, us:cidery, farm cider; local food",
  "cine film transfer":
    "uk:cine to dvd, uk:cine film to digital, us:8mm film transfer, us:super 8 transfer; media transfer",
  "circus skills workshop": "circus workshop, circus skills class, circus school; children's activities",
  "clarinet lesson": "clarinet lessons, clarinet teacher, learn clarinet, uk:clarinet tutor; music lessons",
  "clarinet repair": "woodwind repair, clarinet technician, clarinet service; instrument repair",
  "classic car hire":
    "uk:vintage car hire, uk:hire a classic car, us:classic car rental, us:vintage car rental; vehicle hire",
  "climbing frame installation":
    "uk:climbing frame assembly, us:swing set installation, us:playset assembly, us:swing set assembly; outdoor construction",
  "climbing wall":
    "indoor climbing, climbing gym, uk:climbing centre, us:rock climbing gym, us:climbing center; sports venues",
  "clock restoration": "antique clock repair, clock repair, antique clock restoration, clock restorer",
  "clothing repair": "clothes repair, clothes mending, garment repair, uk:clothing mender; clothing alterations",
  "clown hire": "party clown, clown for hire, hire a clown, us:clown for party; children's parties",
  "clutch replacement": "clutch repair, uk:new clutch, uk:clutch fitting, uk:clutch change; car repair",
  "cnc machining": "cnc machine shop, us:cnc service, cnc cutting, precision machining; engineering services",
  "coach hire":
    "uk:coach with driver, uk:coach company, us:charter bus rental, us:bus rental, us:charter bus; group transport",
  "coal merchant": "uk:coal delivery, uk:solid fuel supplier, uk:coal supplier; fuel supply",
  coasteering: "coasteering trip, guided coasteering, coasteering experience, coasteering session; outdoor activities",
  "cockroach control":
    "us:roach exterminator, cockroach removal, us:roach control, cockroach exterminator, cockroach treatment; pest control",
  "cocktail making class":
    "cocktail class, cocktail masterclass, cocktail making, cocktail workshop, mixology class; group activities",
  "coffee machine repair":
    "espresso machine repair, coffee maker repair, coffee machine service, uk:coffee machine servicing; appliance repair",
  "coffee shop": "cafe, coffee house, coffee bar, us:coffeehouse; cafes",
  "coin dealer": "coin shop, us:coin store, sell coins; collectables",
  "colour analysis": "uk:colour consultant, us:color analysis, us:color consultant; image consulting",
  "combine contractor":
    "uk:combining contractor, uk:contract combining, us:custom harvesting, harvest contractor; farm contractor",
  "comic shop": "us:comic book store, comic book shop, us:comic store, comics; books",
  "commercial cleaning":
    "office cleaning, commercial cleaners, business cleaning, us:janitorial services, uk:contract cleaning; cleaning services",
  "commercial kitchen repair": "uk:catering equipment repair, uk:catering engineer",
  "commercial photographer": "commercial photography, advertising photographer, business photographer; photography",
  "commercial refrigeration repair": "uk:refrigeration engineer, commercial fridge repair",
  "community choir": "choir, local choir, singing group, choir to join, us:community chorus; singing groups",
  "companion care":
    "elderly companion, companionship service, uk:companion carer, us:senior companion, companion for elderly; elderly care",
  "compost delivery": "compost supplier, garden compost delivery, bulk compost; garden supplies",
  "computer lesson": "computer lessons, computer class, computer tutor, computer training, learn computers",
  "computer networking service":
    "network installation, network engineer, office network setup, network support; networking",
  "computer repair": "pc repair, laptop repair, computer technician, computer repair shop; computer services",
  "computer tutor": "computer lessons, computer training, computer class, computer teacher",
  "concrete contractor":
    "uk:concreter, uk:concreting, us:concrete company, concrete work, concrete laying; construction services",
  "concrete delivery":
    "ready mix concrete, concrete supplier, uk:readymix concrete, ready mix delivery, us:concrete delivery service; building materials",
  "concrete pumping": "uk:concrete pump hire, us:concrete pump rental, us:concrete pump truck; concrete services",
  "concrete repair": "concrete crack repair, concrete restoration, concrete patching; concrete services",
  "conference venue":
    "uk:conference centre, uk:conference room hire, us:conference center, meeting venue, conference facilities; venues",
  "conservatory builder":
    "uk:conservatory installer, uk:conservatory company, us:sunroom builder, us:sunroom contractor, uk:conservatories; home extensions",
  "conservatory cleaning": "uk:conservatory cleaners, us:sunroom cleaning; window cleaning",
  "conservatory roof replacement": "uk:conservatory roof, us:sunroom roof replacement; home improvement",
  "consignment shop": "us:consignment store, uk:dress agency, us:resale shop; second hand shops",
  "container storage": "storage container, self storage container, storage units; storage",
  "content writer": "blog writer, content writing, article writer, website content writer; writing services",
  "contract milking": "uk:relief milker, uk:relief milking, milking service, contract milker; farm labour",
  "convertible roof repair": "uk:soft top repair, uk:soft top replacement, us:convertible top repair; car repair",
  conveyancer:
    "uk:conveyancing, uk:conveyancing solicitor, uk:property solicitor, us:real estate lawyer; legal services",
  "conveyancing solicitor":
    "uk:conveyancer, uk:conveyancing, uk:property solicitor, us:real estate attorney, uk:house sale solicitor; legal services",
  "cooker repair": "uk:oven repair, uk:cooker engineer, us:stove repair, us:range repair; appliance repair",
  "corporate catering": "office catering, business catering, corporate caterer; catering services",
  "corporate photographer":
    "business photographer, corporate photography, commercial photographer, corporate headshots; photography",
  "corporate videographer": "business video, corporate video; video production",
  counsellor: "uk:counselling, us:counselor, us:counseling, therapist, talking therapy; mental health support",
  "couples counsellor":
    "uk:couples counselling, uk:marriage counselling, us:couples therapist, us:marriage counselor, couples therapy; relationship counselling",
  courier: "courier service, delivery service, parcel courier, uk:couriers; delivery services",
  "cover band": "uk:covers band, live band, party band, band for hire; live music",
  "coworking space":
    "co working space, shared office space, uk:hot desk, us:coworking office, desk space; office space",
  "crane hire": "uk:crane and driver hire, us:crane rental, us:crane service, uk:mobile crane hire; equipment hire",
  "craniosacral therapist":
    "craniosacral therapy, cranial sacral therapy, craniosacral treatment; complementary therapy",
  "crawl space encapsulation":
    "us:crawl space repair, us:crawlspace encapsulation, us:crawl space waterproofing, us:crawl space company; home repair",
  "creative writing class":
    "creative writing course, writing workshop, creative writing workshop, writing class; writing courses",
  "credit repair":
    "us:credit repair company, us:credit repair service, us:fix my credit, us:credit restoration; financial help",
  "crepe van hire": "mobile crepe catering, crepe catering, uk:hire a crepe van, us:crepe cart rental; event catering",
  "cricket bat repair": "uk:cricket bat refurbishment; sports equipment repair",
  "cricket club": "cricket team; sports clubs",
  "cricket coaching": "cricket coach, cricket lessons, cricket training, cricket academy; sports coaching",
  "criminal defence solicitor":
    "uk:criminal solicitor, us:criminal defense attorney, us:criminal lawyer, us:criminal defense lawyer; legal services",
  "crochet class": "crochet lessons, learn to crochet, crochet workshop, crochet course; craft classes",
  "crockery hire":
    "uk:catering equipment hire, uk:plate hire, us:dinnerware rental, us:dish rental, uk:tableware hire; catering hire",
  "crop spraying": "crop spraying contractor, spraying contractor, us:custom spraying, field spraying; farm contractor",
  "crossfit gym": "crossfit, crossfit box, crossfit classes, crossfit training; fitness gyms",
  "cupcake maker": "custom cupcakes, cupcake bakery, cupcake baker; cake maker",
  "curly hair specialist": "curly hair salon, curly hair stylist, curly hairdresser, curl specialist; hair",
  "curtain fitting":
    "uk:curtain fitter, uk:curtain track fitting, us:curtain installation, us:drapery installation; window treatments",
  "cushion maker":
    "custom cushions, uk:bespoke cushions, uk:made to measure cushions, cushion making; soft furnishings",
  "cycling club": "cycling group, bike club, uk:cycle club; sports clubs",
  "cycling coach": "cycling coaching, bike coach; sports coaching",
  "cycling lesson":
    "uk:learn to cycle, learn to ride bike, uk:cycle training, bike riding lessons, uk:bikeability; bike training",
  "damp survey":
    "uk:damp inspection, uk:damp surveyor, uk:damp and timber survey, us:moisture inspection; property inspection",
  "dance floor hire": "uk:dancefloor hire, us:dance floor rental; event equipment hire",
  "dash cam installation":
    "uk:dash cam fitting, uk:dashcam fitting, dash cam installer, us:dashcam installation; car electronics",
  "day centre": "uk:elderly day centre, us:adult day care, uk:day care centre, us:senior day care; elderly care",
  "day nursery": "uk:nursery, us:daycare, us:child care center, uk:children's nursery, uk:childcare centre; childcare",
  "day spa": "spa, uk:spa day, us:spa center, health spa, spa treatments; beauty and wellness",
  "debt adviser":
    "uk:debt advice, uk:debt help, us:credit counseling, us:credit counselor, us:debt counselor; financial help",
  "decking cleaning": "deck cleaning, us:deck washing, uk:decking cleaners; exterior cleaning",
  "decluttering service":
    "uk:declutterer, us:professional organizer, uk:home organiser, us:home organizing; home services",
  decorator: "uk:painter and decorator, uk:painting and decorating, us:house painter, uk:decorators; decorating",
  "deep cleaning":
    "house deep clean, deep cleaning service, deep house cleaning, us:deep clean service; cleaning services",
  "dehumidifier hire": "us:dehumidifier rental, uk:hire a dehumidifier; equipment hire",
  delicatessen: "deli, deli shop, uk:fine food shop; food shops",
  "dementia care": "uk:dementia carer, alzheimer's care, us:memory care, dementia home care; elderly care",
  "demolition contractor": "demolition company, demolition services, building demolition; construction services",
  "dental hygienist": "dental hygiene, teeth cleaning, us:dental cleaning, uk:teeth scale and polish; dental care",
  "denture clinic": "denturist, dentures, denture maker, uk:false teeth; dental care",
  "dermal filler": "dermal fillers, face fillers, filler injections, filler clinic; cosmetic treatments",
  dermatologist: "skin doctor, skin specialist, dermatology clinic, dermatology, us:skin clinic; skin care",
}
