import type { KindRows } from "./kind-rows.ts"

export const localTradeKinds: KindRows = {
  "horse clipping":
    "horse clipping service, equine clipping, clip my horse, horse body clipping; equine services, horse care",
  "horse transport":
    "horse transporter, us:horse hauling, horse shipping, equine transport; animal transport, equine services",
  "horse dentist": "equine dentist, equine dental care, horse dentistry, equine dentistry; equine services, horse care",
  "saddle fitting": "saddle fitter, saddle fit check, saddle fitting service; equine services, horse tack",
  "saddle repair": "saddler, saddlery repair, saddle restoration, fix my saddle; leather repair, tack repair",
  "horse rug washing":
    "uk:horse rug cleaning, uk:rug wash service, us:horse blanket wash, us:horse blanket cleaning; equine services",
  "horse training": "horse trainer, horse schooling, horse training service; equine services",
  "dog behaviorist":
    "uk:dog behaviourist, dog behavior specialist, dog behavior expert, canine behaviorist; pet services, dog help",
  "dog hydrotherapy":
    "canine hydrotherapy, hydrotherapy for dogs, hydro for dogs, dog water therapy; canine rehab, pet therapy",
  "pet photographer":
    "pet photography, pet photo shoot, pet portraits, animal photographer; portrait photographer, pet services",
  "pet taxi": "pet transport, pet transporter, animal taxi, pet taxi service; animal transport, pet services",
  "pet cremation": "animal cremation, pet crematorium, pet cremation service; pet loss, pet services",
  "pooper scooper service":
    "dog poop removal, dog poop pickup, dog waste removal, dog poop scooping; yard cleaning, pet services",
  "dog field hire":
    "uk:secure dog field, uk:dog walking field, uk:dog exercise field, us:private dog park, us:rent a dog park; dog services",
  "reptile boarding": "reptile sitter, reptile hotel, reptile holiday care, reptile sitting; pet boarding, exotic pets",
  "rabbit boarding": "bunny boarding, rabbit hotel, rabbit holiday care, bunny hotel; pet boarding, small pets",
  "aquarium maintenance":
    "fish tank cleaning, fish tank service, aquarium cleaning, aquarium service; fish care, tank cleaning",
  "hedge laying": "hedgelaying, hedge layer, lay a hedge, hedgelayer; hedge work, farm contractor",
  "hay baling": "hay baler service, baling contractor, custom hay baling, bale my hay; farm contractor, farm services",
  "paddock topping":
    "uk:field topping, uk:paddock mowing, uk:topping contractor, us:field mowing, us:brush hogging; farm contractor",
  "muck spreading":
    "uk:manure spreading, uk:muck spreader service, us:manure hauling, us:manure spreader service; farm contractor",
  "stock fencing":
    "livestock fencing, farm fencing, field fencing, agricultural fencing; fencing contractor, farm services",
  "land drainage":
    "field drainage, drainage contractor, us:drain tile install, uk:drain a field; farm contractor, ground works",
  "land clearing": "land clearance, brush clearing, site clearing, lot clearing; ground works, site preparation",
  "bee swarm collection":
    "swarm collection, swarm catcher, collect bee swarm, us:bee swarm removal, swarm collector; bee services",
  "farm sitter": "farm sitting, farm minder, livestock sitter, farm relief; animal care, farm help",
  "boat engine repair":
    "marine engine repair, marine mechanic, boat mechanic, outboard repair; marine services, engine repair",
  "boat valeting":
    "uk:boat cleaning, uk:boat valet, us:boat detailing, us:boat cleaning, yacht cleaning; marine services, boat care",
  "hull cleaning": "boat bottom cleaning, hull scrubbing, hull scrub, boat hull cleaning; marine services, boat care",
  antifouling: "bottom painting, boat bottom paint, hull painting, boat antifoul; marine services, boat care",
  "sail repair": "sailmaker, sail mending, sail loft; marine services, boat services",
  "boat cover maker":
    "boat canvas, boat canopy maker, custom boat covers, marine canvas; marine upholstery, boat services",
  "yacht rigging": "yacht rigger, boat rigger, mast rigging, boat rigging; marine services, boat services",
  "boat surveyor": "marine surveyor, boat survey, yacht survey, yacht surveyor; marine services, boat inspection",
  "boat delivery": "yacht delivery, delivery skipper, yacht delivery skipper, boat delivery skipper; marine services",
  "fishing charter": "charter fishing, fishing boat trip, fishing trip, fishing boat charter; boat trip, sea angling",
  "boat mooring": "boat berth, boat slip, moor a boat, boat mooring rental; boat parking, marina services",
  "whale watching tour": "whale watching, whale tour, whale boat trip, whale watching trip; boat tour, wildlife tour",
  "bike fitting": "bike fit, bicycle fitting, bike fitter, bike fit session; cycling services, bike services",
  "wheel alignment": "tyre alignment, tracking alignment, car alignment; car service, garage services",
  "alloy wheel repair":
    "alloy repair, wheel refurbishment, us:rim repair, us:wheel repair, uk:alloy refurbishment; wheel services",
  "vehicle wrapping":
    "car wrap, vehicle wrap, vinyl wrapping, van wrapping, car wrapping; vehicle graphics, custom car",
  "window tinting": "window tint, tinted windows, window film fitting, window tint fitter; glass tinting, window film",
  "ceramic coating":
    "car ceramic coating, paint protection, ceramic coat car, ceramic paint coating; car detailing, car care",
  "ecu remapping":
    "car remapping, engine remap, us:car tuning, ecu tuning, engine tuning; car performance, vehicle tuning",
  "classic car repair":
    "classic car mechanic, vintage car repair, old car mechanic, classic car garage; car repair, vehicle repair",
  "car upholstery repair":
    "car seat repair, us:auto upholstery, car interior repair, car trimmer; vehicle interior, upholstery repair",
  "forklift repair":
    "forklift mechanic, fork truck repair, forklift service, lift truck repair; machine repair, plant repair",
  "leather repair":
    "leather restoration, leather restorer, fix leather, leather mending; furniture repair, leather care",
  "zip repair":
    "uk:zip replacement, uk:fix a zip, us:zipper repair, us:zipper replacement, us:fix a zipper; clothing repair",
  "invisible mending":
    "invisible weaving, reweaving, us:french reweaving, moth hole repair; clothing repair, sewing services",
  "ceramic restoration":
    "china repair, china restoration, ceramic repair, porcelain repair, pottery repair; antique restoration",
  "camera repair": "fix my camera, camera repair shop, camera servicing; photo equipment, repair services",
  "amp repair": "amplifier repair, amp technician, amp tech, fix my amp; audio repair, music repair",
  "console repair":
    "game console repair, games console repair, fix my console, gaming console repair; game repair, device repair",
  "tv repair": "television repair, fix my tv, tv repair shop, tv technician; electronics repair, appliance repair",
  "data recovery":
    "file recovery, hard drive recovery, recover lost files, disk recovery; computer services, computer help",
  "doll repair": "doll hospital, doll restoration, doll restorer, fix my doll; toy repair, doll services",
  "teddy bear repair":
    "teddy bear hospital, teddy repair, teddy restoration, soft toy repair, teddy hospital; toy repair",
  "tv wall mounting":
    "tv mounting, tv installation, hang a tv, tv mounting service, mount tv on wall; handyman services, home help",
  "aerial installation":
    "uk:aerial fitter, uk:tv aerial fitting, uk:aerial installer, us:antenna installation, us:antenna installer; tv services",
  "sash window repair":
    "uk:sash window restoration, uk:sash repair, us:wood window repair, sash cord repair; window repair, joinery services",
  "double glazing repair":
    "uk:misted window repair, uk:replace misted glass, us:foggy window repair, us:window glass repair; window repair",
  "wallpaper hanging":
    "wallpapering, wallpaper hanger, wallpaper installer, wallpaper fitting, paper hanger; decorating services",
  "kitchen respraying":
    "uk:kitchen spraying, uk:kitchen respray, us:cabinet refinishing, us:cabinet painting, cabinet spraying; kitchen makeover",
  "bath resurfacing":
    "bath re-enamelling, bathtub refinishing, bathtub reglazing, bath enamelling; bathroom repair, bath repair",
  "tile regrouting": "regrouting, grout repair, shower regrouting, bathroom regrouting; tile repair, bathroom repair",
  "worktop fitter":
    "uk:worktop fitting, uk:worktop installation, us:countertop installer, us:countertop installation; kitchen fitting",
  "stair carpenter": "staircase builder, stair builder, staircase maker, stair maker; carpentry services, stair work",
  "lime plastering":
    "lime plasterer, lime rendering, lime render, lime plaster work; heritage building, old house repair",
  "concrete polishing":
    "concrete floor polishing, polished concrete, concrete grinding, polished concrete floor; concrete services",
  "resin driveway":
    "uk:resin drive, uk:resin bound driveway, resin driveway installer, us:resin bound paving; driveway services, paving services",
  "garden clearance":
    "uk:overgrown garden, uk:garden rubbish removal, us:yard cleanup, us:yard waste removal; garden services",
  "irrigation installation":
    "sprinkler installation, irrigation installer, sprinkler installer, irrigation system; garden services",
  "leaf removal": "leaf clearing, leaf cleanup, leaf raking, us:fall cleanup; garden services, yard care",
  "christmas light installer":
    "christmas light fitting, hang holiday lights, holiday lights fitted, holiday light hanger; holiday lighting",
  "home organizer":
    "professional organizer, declutter help, declutterer, home organizing, decluttering service; home help",
  "interior designer":
    "interior design, home designer, room designer, interior decorator; home design, design services",
  "home stager": "home staging, house staging, property staging, property stager; estate services, property services",
  "feng shui consultant": "feng shui, feng shui expert, feng shui reading, feng shui advice; home consultant",
  "self storage": "storage unit, storage units, storage facility, storage space; storage rental, furniture storage",
  "piano removal":
    "uk:piano movers, uk:move a piano, us:piano moving, us:piano movers, piano transport; removal services, moving services",
  "scrap car collection":
    "uk:scrap my car, uk:scrap car removal, us:junk car removal, us:junk my car; car disposal, vehicle disposal",
  "scrap metal collection":
    "scrap metal pickup, scrap collection, scrap metal removal, scrap metal merchant; metal recycling",
  "confidential shredding":
    "document shredding, paper shredding, shredding service, shred documents; document disposal, office services",
  "graffiti removal":
    "graffiti cleaning, remove graffiti, graffiti remover, graffiti cleaner; exterior cleaning, cleaning services",
  "curtain cleaning":
    "curtain cleaner, us:drapery cleaning, us:drape cleaning, uk:curtain dry cleaning; cleaning services",
  "rug cleaning": "rug cleaner, rug washing, rug wash, rug cleaning service; carpet cleaning, cleaning services",
  "mattress cleaning":
    "mattress cleaner, clean my mattress, mattress sanitizing, mattress cleaning service; cleaning services",
  "hot tub hire": "uk:hire a hot tub, uk:hot tub to hire, us:hot tub rental, us:rent a hot tub; party hire",
  "maths grind": "uk:maths tuition, uk:maths tutor, uk:maths lessons, us:math tutoring, us:math tutor; private tuition",
  "irish grind":
    "irish tuition, irish tutor, irish lessons, gaeilge grinds, irish teacher; private tuition, language lessons",
  "biology tutor": "biology tuition, biology tutoring, biology lessons, biology teacher; science tutor",
  "latin tutor":
    "latin tuition, latin lessons, latin teacher, learn latin, latin tutoring; language tutor, classics tutor",
  "german tutor":
    "german lessons, german teacher, german tuition, learn german, german tutoring; language tutor, language lessons",
  "italian tutor":
    "italian lessons, italian teacher, italian tuition, learn italian, italian tutoring; language tutor, language lessons",
  "japanese tutor":
    "japanese lessons, japanese teacher, learn japanese, japanese tutoring; language tutor, language lessons",
  "dyslexia tutor":
    "dyslexia tuition, dyslexia tutoring, dyslexia teacher, dyslexia lessons; reading tutor, special needs tutor",
  "coding tutor":
    "programming tutor, coding lessons, programming lessons, learn to code, coding teacher; computer tutor",
  "drum teacher":
    "drum lessons, drum tutor, learn drums, drumming lessons, uk:drum tuition; music teacher, music lessons",
  "cello teacher": "cello lessons, cello tutor, learn cello, uk:cello tuition; music teacher, music lessons",
  "flute teacher": "flute lessons, flute tutor, learn flute, uk:flute tuition; music teacher, music lessons",
  "fiddle teacher": "fiddle lessons, learn fiddle, fiddle tutor, uk:fiddle tuition; music teacher, music lessons",
  "art class": "art lessons, art teacher, art course, learn art, art tuition; art workshop, creative class",
  "sewing class":
    "sewing lessons, learn to sew, sewing course, sewing workshop, sewing teacher; craft class, craft workshop",
  "cooking class": "cookery class, cooking lessons, uk:cookery lessons, cooking course, cookery course; food workshop",
  "dance class": "dance lessons, dance school, learn to dance, dance teacher, dance studio; dance tuition",
  "golf coach": "golf lessons, golf instructor, golf teacher, learn golf, golf coaching; sports coach",
  "surf lesson":
    "surfing lessons, surf school, learn to surf, surf instructor, surf coaching; water sports, surf coach",
  "ski lesson": "skiing lessons, ski school, learn to ski, ski instructor; snow sports, winter sports",
  "sailing lesson": "sailing school, sailing course, learn to sail, sailing instructor; water sports, boat training",
  "climbing instructor":
    "climbing lessons, climbing coach, learn to climb, climbing coaching; outdoor instructor, sports coach",
  "boxing coach": "boxing lessons, boxing trainer, learn boxing, boxing coaching; combat sports, fitness coach",
  "first aid course":
    "first aid training, first aid class, learn first aid, first aid trainer; safety training, workplace training",
  "pilates class":
    "pilates lessons, pilates teacher, pilates instructor, pilates studio; fitness classes, exercise class",
  "forest school": "outdoor school, nature school, woodland school; outdoor learning, nature learning",
  "magician hire":
    "hire a magician, party magician, us:magician for hire, event magician; event entertainment, party services",
  "face painter":
    "face painting, facepainter, party face painter, face painting hire; party entertainer, party services",
  "string quartet hire": "string quartet, hire string quartet, live string quartet; live music, event musicians",
  "wedding singer":
    "singer for wedding, wedding vocalist, wedding live music, ceremony singer; wedding music, wedding entertainment",
  "wedding celebrant":
    "wedding officiant, marriage celebrant, us:wedding minister, wedding ceremony host; wedding services",
  "funeral celebrant": "funeral officiant, humanist funeral, us:funeral minister, funeral speaker; funeral services",
  bagpiper: "bagpipe player, piper for hire, hire a bagpiper, hire a piper; live music, event musicians",
  "balloon artist":
    "balloon decorator, balloon decor, balloon styling, balloon stylist; party decorations, event styling",
  "mobile bar hire":
    "uk:hire a mobile bar, mobile bar, us:mobile bar rental, event bar, us:mobile bartender; event hire, party hire",
  "coffee van hire":
    "uk:mobile coffee van, uk:hire a coffee van, us:coffee cart rental, us:mobile coffee cart; event catering",
  "hog roast":
    "pig roast, hog roast catering, pig roast catering, us:pig roast caterer, spit roast catering; event catering",
  "chair cover hire":
    "uk:hire chair covers, uk:wedding chair covers, us:chair cover rental, us:rent chair covers; event hire",
  "private chef": "personal chef, chef for hire, hire a chef, home chef, dinner party chef; catering services",
  "venue dressing":
    "uk:venue styling, uk:venue stylist, us:event decorator, us:event decor, venue decoration; event styling",
  "drone photography": "aerial photography, drone photographer, drone photos, aerial photographer; drone services",
  "headshot photographer":
    "headshots, headshot photography, business headshots, corporate headshots; portrait photographer",
  "property photographer":
    "uk:property photography, us:real estate photos, house photographer, house photos; photography services",
  "photo scanning":
    "photo digitizing, scan old photos, digitize photos, photo scanning service; media transfer, photo services",
  "vhs transfer":
    "vhs to digital, vhs to dvd, digitize vhs, convert vhs tapes, vhs conversion; video transfer, media transfer",
  "photo restoration":
    "old photo restoration, restore old photos, photo repair, fix old photos; photo services, photo editing",
  "video editor": "video editing, video editing service, edit my video, film editor; video services, video production",
  "podcast editor":
    "podcast editing, edit my podcast, podcast producer, podcast audio editing; audio services, audio editing",
  "voice over artist": "voice actor, voiceover artist, voice talent, voiceover, voice artist; audio services",
  "logo designer": "logo design, logo maker, logo creator, brand designer; graphic design, branding services",
  illustrator:
    "illustration, illustration service, hire an illustrator, freelance illustrator; art services, drawing services",
  "pet portrait artist": "pet portraits, custom pet portrait, pet painter, pet painting; portrait artist, art services",
  "virtual assistant": "online assistant, remote assistant, virtual pa, virtual admin; office help, admin support",
  "audio transcription":
    "transcription service, transcriptionist, audio typing, transcriber, audio to text; typing services",
  "cv writing":
    "uk:cv writer, uk:cv writing service, us:resume writing, us:resume writer, us:resume service; career services",
  "book editor": "book editing, manuscript editor, manuscript editing; editing services, author services",
  "seo consultant":
    "seo expert, seo services, seo specialist, search optimization; marketing services, online marketing",
  "social media manager":
    "social media management, social media marketing, social media help; marketing services, online marketing",
  "payroll service":
    "payroll bureau, payroll processing, payroll company, outsourced payroll; office services, accounting services",
  "tax return preparation":
    "tax preparer, tax preparation, us:tax prep, uk:tax return help, tax return service; tax services",
  "genealogy research": "genealogist, family history research, ancestry research, family tree research; family history",
  "private investigator":
    "private detective, detective agency, private eye, investigation agency; investigation services",
  "notary public": "notary, notary service, document notary, notarise documents; legal services, document services",
  "will writing": "will writer, will writing service, will drafting, will maker; estate planning, legal services",
  "mortgage broker":
    "mortgage adviser, mortgage advisor, home loan broker, mortgage advice; financial advice, home loans",
  "estate agent":
    "us:real estate agent, us:real estate broker, uk:property agent, uk:house agent, estate agency; property services",
  physiotherapist:
    "uk:physio, uk:physiotherapy, us:physical therapist, us:physical therapy, physio clinic; injury treatment",
  chiropractor: "chiropractic, chiropractic clinic, chiropractic care; back pain treatment, health clinic",
  osteopath: "osteopathy, osteopathy clinic, osteopathic treatment; back pain treatment, health clinic",
  podiatrist: "podiatry, foot doctor, foot clinic, chiropodist, foot specialist; foot care, health clinic",
  "foot care nurse": "foot nurse, toenail cutting, nail cutting service, foot care; health services, elderly care",
  "ear wax removal":
    "ear cleaning, earwax removal, ear wax clinic, us:ear wax cleaning, ear wax cleaner; ear care, hearing clinic",
  acupuncturist: "acupuncture, acupuncture clinic, acupuncture treatment; chinese medicine, health clinic",
  "speech therapist":
    "speech therapy, speech pathologist, speech language therapy, speech clinic; child therapy, health services",
  hypnotherapist: "hypnotherapy, hypnosis, hypnotist therapy, hypnotherapy session; mental wellness, therapy services",
  "birth doula": "doula, doula service, birth companion, labor support, birth support; maternity care, birth services",
  "lactation consultant":
    "breastfeeding support, breastfeeding help, lactation support, lactation specialist; maternity care",
  "baby sleep consultant":
    "baby sleep coach, infant sleep coach, baby sleep trainer, baby sleep help; parent support, baby care",
  "live-in carer":
    "uk:live-in care, uk:live in carer, us:live-in caregiver, us:live in caregiver; elderly care, home care",
  nutritionist: "nutrition coach, nutrition advice, diet coach, nutrition consultant; health coach, diet advice",
  "life coach":
    "life coaching, personal coach, life coach session, personal coaching; coaching services, mental wellness",
  "tattoo artist": "tattooist, tattoo studio, tattoo shop, tattooer; body art, tattoo services",
  "tattoo removal": "laser tattoo removal, remove a tattoo, tattoo remover, get tattoo removed; skin clinic",
  "henna artist": "mehndi artist, henna tattoo artist, mehndi design, henna for hire; body art, party services",
  "spray tan": "spray tanning, sunless tan, spray tan technician, spray on tan; beauty services, tanning services",
  "clay pigeon shooting":
    "clay shooting, clay target shooting, shoot clays, clay shoot; outdoor activity, target shooting",
  "ghost tour": "ghost walk, haunted tour, haunted walk, spooky tour; walking tour, city tour",
  "food tour": "food walking tour, tasting tour, foodie tour, culinary tour; guided tour, city tour",
}
