import type { KindRows } from "./kind-rows.ts"

export const rideAndPlayKinds: KindRows = {
  "helmet hanger": "helmet holder, helmet hook, helmet hanging hook; helmet accessories, garage storage",
  "bike saddle": "bicycle saddle, bike seat, bicycle seat, cycling saddle, uk:cycle saddle; bike parts, bicycle parts",
  "bike saddle bag":
    "bike seat bag, saddle pack, bicycle saddle bag, seat pack, bicycle seat bag; bike bags, bike accessories",
  "handlebar tape": "bar tape, handle bar tape, handlebar wrap, bike bar tape; bike parts, bike accessories",
  "bike pedal": "bicycle pedal, uk:cycle pedal, cycling pedal, bike foot pedal; bike parts, bicycle parts",
  "bike inner tube": "bicycle inner tube, bike tube, bicycle tube, uk:cycle inner tube; bike parts, bicycle parts",
  "bike fender":
    "uk:bike mudguard, bicycle fender, uk:cycle mudguard, uk:bicycle mudguard; bike parts, bike accessories",
  "bike bell":
    "bicycle bell, uk:cycle bell, handlebar bell, bike handlebar bell; bike accessories, bicycle accessories",
  "bike basket":
    "bicycle basket, uk:cycle basket, cycling basket, basket for bike; bike accessories, bicycle accessories",
  "bike bottle cage":
    "bottle cage, bike bottle holder, water bottle cage, bicycle bottle cage; bike accessories, bicycle accessories",
  "bike wall mount":
    "bike wall rack, bike wall hanger, bicycle wall mount, bicycle wall rack; bike storage, garage storage",
  derailleur: "uk:gear mech, bike derailleur, uk:bike mech, bicycle derailleur; bike parts, gear parts",
  "training wheel":
    "uk:bike stabiliser, bike training wheel, uk:stabiliser wheel, bicycle training wheel; bike parts, bike accessories",
  "cycling jersey": "bike jersey, cycle jersey, bicycle jersey, cycling top; cycling clothing, bike clothing",
  "bike phone mount":
    "bike phone holder, bicycle phone holder, bicycle phone mount, uk:cycle phone holder; bike accessories, phone mounts",
  "bike trainer":
    "uk:turbo trainer, bicycle trainer, indoor bike trainer, cycling trainer; cycling training, home fitness",
  "pto shaft": "power take off shaft, pto drive shaft, pto driveline, tractor pto shaft; tractor parts, farm machinery",
  "tractor top link":
    "top link, top link bar, 3 point top link, three point top link, hitch top link; tractor parts, farm machinery",
  "trailer hitch": "uk:tow bar, uk:towbar, us:tow hitch, towing hitch; towing parts, car parts",
  "tow ball cover":
    "hitch ball cover, trailer ball cover, uk:towball cover, trailer hitch ball cover; towing accessories, car exterior",
  "trailer lock": "hitch lock, trailer hitch lock, coupler lock, uk:hitchlock; trailer accessories, towing security",
  "caravan step": "us:rv step, camper step, motorhome step, us:trailer step; caravan accessories, camper accessories",
  "boat fender":
    "boat bumper, dock fender, marine fender, dock bumper, uk:mooring fender; boat accessories, docking gear",
  "anchor line": "anchor rope, anchor rode, boat anchor rope, uk:anchor warp; boat accessories, anchoring gear",
  "dock line":
    "mooring line, mooring rope, boat dock line, docking rope, boat mooring rope; boat accessories, docking gear",
  "boat cleat": "dock cleat, mooring cleat, rope cleat, boat dock cleat; boat hardware, docking gear",
  "boat oar": "rowing oar, rowboat oar, row boat oar, oar, uk:rowing boat oar; boat accessories, rowing gear",
  oarlock: "uk:rowlock, oar lock, uk:row lock, oar holder; boat hardware, rowing gear",
  "life jacket": "us:life vest, lifejacket, pfd, flotation vest; boat safety, water sports",
  "life ring": "life buoy, lifebuoy, ring buoy, life preserver ring; boat safety, nautical gear",
  porthole: "port hole, ship window, boat window, port light, ship porthole; boat hardware, nautical decor",
  "kayak cart": "uk:kayak trolley, kayak dolly, kayak transport cart; kayak accessories, boat transport",
  "laptop charger":
    "laptop power adapter, laptop adapter, notebook charger, laptop power supply; laptop accessories, computer accessories",
  "laptop skin":
    "laptop wrap, notebook skin, laptop skin decal, laptop cover skin; laptop accessories, laptop stickers",
  "lap desk": "laptop tray, lap tray, laptop lap desk, lap table; laptop accessories, home office",
  "usb hub": "usb splitter, usb port hub, usb hub adapter, usb adapter hub; computer accessories, usb accessories",
  "computer case": "pc case, pc chassis, computer chassis; computer parts, pc parts",
  "graphics card": "video card, gpu, gpu card, graphic card, pc graphics card; computer parts, pc parts",
  "ram module": "ram memory, memory module, ram stick, computer ram, computer memory; computer parts, pc parts",
  "keyboard wrist rest":
    "wrist rest, keyboard palm rest, palm rest, keyboard rest, wrist pad; keyboard accessories, desk accessories",
  keycap: "key cap, keyboard key cap, keyboard keycap, keyboard cap; keyboard accessories, keyboard parts",
  "monitor arm":
    "monitor mount, screen arm, computer monitor arm, display arm, monitor bracket; monitor accessories, desk accessories",
  "cord organizer":
    "cable organizer, uk:cable tidy, cord holder, cable holder, wire organizer; cable management, desk accessories",
  "printer ink cartridge":
    "printer ink, ink cartridge, printer cartridge, inkjet cartridge; printer supplies, office supplies",
  "wifi extender": "wifi booster, wifi repeater, wi fi extender, wifi range extender; home network, network devices",
  "touch screen stylus":
    "touch screen pen, touchscreen stylus, touchscreen pen, touch pen, stylus pen; tablet accessories, phone accessories",
  "ereader case":
    "e reader case, ereader cover, e reader cover, ebook reader case; ereader accessories, tablet accessories",
  "phone grip": "phone finger grip, phone grip holder, phone gripper, phone hand grip; phone accessories, phone grips",
  "phone charm":
    "phone strap charm, us:cell phone charm, uk:mobile phone charm, phone dangle; phone accessories, phone jewelry",
  "charging station":
    "charging dock, charger dock, charger station, device charging dock; phone accessories, desk accessories",
  "watch charging stand":
    "watch charger stand, watch charging dock, smart watch stand, watch charger holder; watch accessories, charging stands",
  "remote control holder":
    "remote holder, remote caddy, remote organizer, remote control caddy; tv accessories, home storage",
  "tv wall mount":
    "tv wall bracket, tv bracket, tv mount, television bracket, television mount; tv accessories, tv mounts",
  "coin cell battery":
    "button cell battery, button battery, coin battery, coin cell, button cell; small batteries, watch batteries",
  "walkie talkie":
    "two way radio, 2 way radio, handheld radio, handheld transceiver; radio equipment, outdoor electronics",
  multimeter: "multi meter, multitester, multi tester, electrical multimeter; electrical tools, test equipment",
  "pcb holder": "circuit board holder, pcb stand, circuit board stand; soldering tools, electronics tools",
  "security camera":
    "surveillance camera, security cam, uk:cctv camera, surveillance cam; home security, security systems",
  "lens cap": "camera lens cap, lens cover, camera lens cover; camera accessories, lens accessories",
  "lens cap leash":
    "lens cap tether, lens cap strap, lens cap keeper, lens cap cord, lens cap holder; camera accessories, lens accessories",
  "lens hood": "camera lens hood, lens shade, camera lens shade; camera accessories, lens accessories",
  "camera wrist strap":
    "wrist camera strap, camera wrist lanyard, camera wrist loop; camera straps, camera accessories",
  "hot shoe cover":
    "hot shoe cap, flash shoe cover, hotshoe cover, hot shoe protector; camera accessories, camera parts",
  "photo backdrop":
    "photography backdrop, photo background, photo booth backdrop, photoshoot backdrop; photo studio, party decor",
  "backdrop stand":
    "background stand, backdrop holder, backdrop frame, photo backdrop stand; photo studio, party supplies",
  "camera film": "photo film, film roll, photographic film, roll of film; camera supplies, film photography",
  "trail camera": "us:game camera, uk:wildlife camera, trail cam, us:game cam; wildlife watching, hunting gear",
  "camera light meter":
    "exposure meter, photo light meter, light meter, photography light meter; camera accessories, photo equipment",
  "soft release button":
    "shutter release button, soft shutter button, soft shutter release; camera accessories, camera parts",
  "speaker wire": "uk:speaker cable, audio wire, loudspeaker cable, loudspeaker wire; audio cables, audio accessories",
  "turntable stylus":
    "record needle, turntable needle, record player needle, stylus needle, record stylus; turntable parts, vinyl accessories",
  "turntable mat":
    "record player mat, platter mat, turntable platter mat, record mat; turntable accessories, vinyl accessories",
  "phono cartridge":
    "turntable cartridge, record player cartridge, record cartridge, phono pickup; turntable parts, audio parts",
  "phono preamp": "phono stage, turntable preamp, phono amp, phono amplifier; turntable accessories, home audio",
  "record cleaning brush":
    "record brush, vinyl brush, vinyl record brush, record cleaner brush; vinyl accessories, record care",
  "45 rpm adapter":
    "45 adapter, 45 record adapter, turntable 45 adapter, 45 spindle adapter; turntable accessories, vinyl accessories",
  "headphone ear pad":
    "ear pad, ear cushion, headphone pad, headphone cushion, earpad; headphone parts, audio accessories",
  "aux cable": "auxiliary cable, aux cord, uk:aux lead, audio jack cable; audio cables, car audio",
  "cassette player": "tape player, cassette tape player, tape cassette player; audio players, retro audio",
  "microphone stand": "mic stand, mic holder stand, mike stand; microphone accessories, stage equipment",
  "pop filter":
    "mic pop filter, uk:pop shield, pop screen, mic screen, microphone pop filter; microphone accessories, studio equipment",
  "audio mixer":
    "sound mixer, mixing console, uk:mixing desk, mixing board, us:sound board; studio equipment, audio equipment",
  "controller stand":
    "controller holder, gamepad stand, gamepad holder, game controller stand; gaming accessories, game room",
  "console carrying case":
    "console carry case, console travel case, game console case, console bag; console accessories, gaming accessories",
  "arcade stick":
    "arcade joystick, fight stick, arcade controller, arcade fight stick; game controllers, gaming accessories",
  "arcade machine":
    "arcade cabinet, arcade game machine, video arcade machine, arcade game cabinet; arcade games, game room",
  "guitar bag": "gig bag, guitar gig bag, guitar soft case, guitar carry bag; guitar accessories, instrument cases",
  "guitar wall hanger":
    "guitar hanger, guitar wall mount, guitar hook, guitar wall hook; guitar accessories, instrument hangers",
  "guitar capo": "capo, guitar clamp, capo for guitar, capo clamp; guitar accessories, music accessories",
  "guitar pickguard":
    "uk:scratch plate, pickguard, pick guard, uk:guitar scratchplate, guitar pick guard; guitar parts, instrument parts",
  "guitar tuning peg":
    "guitar machine head, machine head, tuning machine, guitar tuning key, tuning key; guitar parts, instrument parts",
  "guitar pedal":
    "effects pedal, guitar effects pedal, guitar effect pedal, stomp box; guitar effects, music equipment",
  drumhead: "drum head, drum skin, drumskin, drum skin head; drum parts, percussion parts",
  "drum throne": "drum stool, drum seat, drummer stool, drummer throne; drum accessories, drum hardware",
  "steel tongue drum": "tongue drum, tank drum, steel tank drum, metal tongue drum; hand drums, percussion instruments",
  handpan: "hand pan, handpan drum, hand pan drum; hand drums, percussion instruments",
  "singing bowl": "sound bowl, meditation bowl, sound healing bowl, healing bowl; sound healing, meditation tools",
  kalimba: "thumb piano, finger piano, kalimba thumb piano, kalimba piano; musical instruments, percussion instruments",
  cajon: "cajon drum, box drum, cajon box drum, drum box; hand drums, percussion instruments",
  "tin whistle": "penny whistle, tinwhistle, pennywhistle, irish whistle; musical instruments, folk instruments",
  "violin shoulder rest":
    "violin shoulder pad, violin rest, fiddle shoulder rest; violin accessories, string accessories",
  "music stand": "sheet music stand, sheet music holder, note stand, music rack; music accessories, music equipment",
  "saxophone strap":
    "sax strap, sax neck strap, saxophone neck strap, saxophone sling; saxophone accessories, wind accessories",
  "music box movement":
    "music box mechanism, musical movement, music movement, music mechanism; music boxes, craft parts",
  "pull up bar": "chin up bar, pullup bar, chinup bar, chinning bar; home gym, strength training",
  "lifting strap":
    "weight lifting strap, gym strap, wrist lifting strap, weightlifting strap; gym accessories, strength training",
  "push up bar":
    "uk:press up bar, pushup bar, push up handle, push up stand, pushup handle; home gym, strength training",
  "yoga block": "yoga brick, exercise block, pilates block; yoga equipment, yoga props",
  "yoga strap": "yoga belt, stretching strap, stretch strap, yoga stretch strap; yoga equipment, yoga props",
  "yoga bolster": "yoga pillow, yoga cushion, yoga bolster pillow, bolster cushion; yoga equipment, yoga props",
  "punching bag": "uk:punch bag, boxing bag, uk:punchbag, boxing punching bag; boxing equipment, home gym",
  "mouth guard": "mouthguard, uk:gum shield, uk:gumshield, teeth guard; sports protection, boxing gear",
  "shin guard": "shin pad, shin protector, shinguard, shinpad; sports protection, team sports",
  "baseball glove": "baseball mitt, ball glove, ball mitt; baseball gear, sports gloves",
  "racket grip tape":
    "racket grip, racquet grip, racquet grip tape, racket handle tape; racket sports, racket accessories",
  shuttlecock: "badminton birdie, us:birdie, badminton shuttle, badminton shuttlecock; badminton gear, racket sports",
  "ping pong table": "table tennis table; games room furniture, racket sports",
  "table tennis paddle":
    "uk:table tennis bat, ping pong paddle, table tennis racket, ping pong racket, uk:ping pong bat; table tennis, racket sports",
  "pickleball paddle":
    "pickleball racket, pickle ball paddle, pickleball racquet, pickleball bat; pickleball gear, racket sports",
  "golf head cover": "golf headcover, golf club cover, club head cover, club headcover; golf accessories, golf gifts",
  "golf ball marker": "ball marker, golf marker, golf green marker; golf accessories, golf gifts",
  "divot tool":
    "golf divot tool, uk:pitchmark repairer, ball mark repair tool, green repair tool, divot repair tool; golf accessories, golf gifts",
  "golf putting mat": "putting mat, putting green mat, golf practice mat, golf mat; golf training, golf equipment",
  "dart flight": "darts flight, dart fin, dart wing, dart feather; darts accessories, darts equipment",
  "dartboard surround": "dart board surround, dartboard protector, dart board protector; darts accessories, game room",
  "pool cue": "billiard cue, pool stick, cue stick, billiard stick; billiard accessories, game room",
  "cue chalk": "pool chalk, billiard chalk, pool cue chalk, snooker chalk; billiard accessories, game room",
  "archery quiver": "arrow quiver, quiver, arrow holder, arrow case; archery gear, archery accessories",
  "archery finger tab": "finger tab, archery tab, archer finger tab, archers tab; archery gear, archery accessories",
  "skate blade guard": "skate guard, blade guard, ice skate guard, skate blade cover; ice skating, skate accessories",
  "ski goggles": "snow goggles, skiing goggles, snowboard goggles, ski snow goggles; ski gear, snow sports",
  sled: "uk:sledge, snow sled, uk:snow sledge, snow slider; snow sports, winter toys",
  "surfboard leash": "surf leash, leg rope, surf board leash, surfing leash; surf gear, surfboard accessories",
  "surf wax": "surfboard wax, surfing wax, surf board wax, board wax; surf gear, surfboard accessories",
  "swim cap": "swimming cap, bathing cap, uk:swim hat, uk:swimming hat, pool cap; swim gear, swim accessories",
  "dry bag": "dry sack, waterproof bag, waterproof dry bag, waterproof sack; water sports, outdoor bags",
  "tent peg": "us:tent stake, tent pin, camping peg, ground peg; tent accessories, camping gear",
  "camping cot": "uk:camp bed, camp cot, camping bed; camping gear, camping furniture",
  "ferro rod": "fire steel, firesteel, ferrocerium rod, fire starter rod, fire striker; fire starting, survival gear",
  "hydration bladder":
    "water bladder, hydration reservoir, water reservoir, drinking bladder; hiking gear, hydration packs",
  "backpack rain cover":
    "backpack cover, uk:rucksack cover, pack cover, uk:rucksack rain cover; hiking gear, bag accessories",
  paracord: "parachute cord, para cord, survival cord, parachute rope; survival gear, craft cord",
  "hand warmer": "handwarmer, pocket warmer, hand heater, pocket hand warmer; camping gear, winter accessories",
  "hammock strap": "tree strap, hammock tree strap, hammock hanging strap; hammock accessories, camping gear",
  "fishing hook": "fish hook, fishhook, angling hook, fishing tackle hook; fishing tackle, fishing gear",
  "fishing sinker": "fishing weight, line sinker, angling weight, fishing line weight; fishing tackle, fishing gear",
  "fishing float": "us:fishing bobber, us:bobber, angling float, us:bobber float; fishing tackle, fishing gear",
  "landing net": "fish landing net, fishing net, fish net, fishing landing net; fishing tackle, fishing gear",
  "fishing vest":
    "angler vest, angling vest, uk:fishing waistcoat, uk:angling waistcoat; fishing clothing, fishing gear",
  "fly box": "fishing fly box, fly case, fly fishing box, fly storage box; fly fishing, fishing storage",
  "fly tying vise": "uk:fly tying vice, fly vise, uk:fly vice, fishing fly vise; fly tying, fly fishing",
  "fishing rod holder": "rod holder, fishing pole holder, rod rest, rod stand; fishing gear, rod accessories",
  "fish hook remover":
    "hook remover, uk:disgorger, dehooker, hook removal tool, fish hook extractor; fishing tools, fishing gear",
  "falconry glove": "falconers glove, hawking glove, falcon glove, hawk glove; falconry equipment, bird handling",
  "falconry hood": "falcon hood, hawk hood, hawking hood, falconers hood; falconry equipment, bird handling",
  "climbing shoe": "rock climbing shoe, rock shoe, climber shoe; climbing gear, rock climbing",
  "bouldering pad": "crash pad, bouldering mat, climbing crash pad, bouldering crash pad; climbing gear, rock climbing",
  hangboard:
    "fingerboard, climbing hangboard, climbing fingerboard, hang board, finger board; climbing training, climbing gear",
  carabiner: "karabiner, carabiner clip, karabiner clip, carabiner hook; climbing gear, outdoor gear",
  "riding helmet":
    "horse riding helmet, uk:riding hat, equestrian helmet, uk:horse riding hat; riding gear, equestrian wear",
  "riding breech":
    "horse riding breeches, equestrian breeches, riding pants, equestrian pants; riding gear, equestrian wear",
  "stock tie": "riding stock, equestrian stock tie, show stock, dressage stock; riding gear, equestrian wear",
  "horse bridle": "riding bridle, equine bridle, bridle, bridle for horse; horse tack, horse gear",
  browband: "horse browband, brow band, bridle browband, bridle brow band; horse tack, bridle parts",
  "horse bit": "bridle bit, horse mouth bit, horse bridle bit, bit for horse; horse tack, bridle parts",
  "horse girth": "saddle girth, girth strap, saddle girth strap, horse girth strap; horse tack, saddle accessories",
  "horse fly bonnet":
    "horse ear bonnet, horse bonnet, uk:fly veil, ear bonnet, uk:horse fly veil; horse tack, horse wear",
  "lunge line": "lunging line, lunge rope, uk:lunge rein, uk:lunging rein; horse training, horse tack",
  "polo wrap": "horse leg wrap, horse leg bandage, polo bandage, horse polo wrap; horse tack, leg protection",
  "hay net": "haynet, horse hay net, hay feeder net, hay feeding net; horse feeding, stable supplies",
  "bridle hook": "bridle rack, bridle hanger, bridle holder, tack hook; tack storage, stable supplies",
  "stable sign": "us:stall sign, us:horse stall sign, stable plaque, stable door sign; horse gifts, stable supplies",
  "vacuum cleaner bag": "vacuum bag, vac bag, vacuum dust bag, vacuum cleaner dust bag; vacuum parts, appliance parts",
  "vacuum attachment":
    "vacuum tool, vacuum cleaner tool, vacuum accessory, vac attachment; vacuum parts, appliance parts",
  "washing machine door seal":
    "washing machine seal, us:washer door seal, us:washer door gasket, us:washer gasket, washing machine gasket; washer parts, appliance parts",
  "dryer lint filter":
    "lint filter, dryer lint screen, lint screen, lint trap, dryer filter; dryer parts, appliance parts",
  "refrigerator water filter": "fridge water filter, fridge filter, refrigerator filter; fridge parts, appliance parts",
  "refrigerator door seal":
    "fridge door seal, fridge seal, fridge gasket, refrigerator gasket; fridge parts, appliance parts",
  "oven rack": "uk:oven shelf, oven grid, oven wire rack, uk:cooker shelf; oven parts, appliance parts",
  "oven knob":
    "us:stove knob, uk:cooker knob, oven control knob, us:range knob, oven dial; oven parts, appliance parts",
  "stove top cover": "stovetop cover, uk:hob cover, stove cover, cooktop cover; kitchen accessories, stove accessories",
  "range hood":
    "uk:cooker hood, uk:extractor hood, us:vent hood, us:stove hood, kitchen hood; kitchen appliances, kitchen ventilation",
  "microwave turntable": "microwave plate, microwave tray, microwave turn plate; microwave parts, appliance parts",
  "dishwasher cutlery basket":
    "us:silverware basket, dishwasher basket, cutlery basket, utensil basket; dishwasher parts, appliance parts",
  "dishwasher magnet":
    "clean dirty magnet, clean dirty sign, dishwasher sign, dirty clean magnet; kitchen magnets, kitchen accessories",
  portafilter: "espresso portafilter, coffee portafilter, group handle; espresso accessories, coffee parts",
  "espresso tamper": "coffee tamper, tamper, espresso coffee tamper; espresso accessories, coffee tools",
  "bread maker": "bread machine, breadmaker, bread making machine; kitchen appliances, bread making",
  "stand mixer": "kitchen mixer, uk:food mixer, standing mixer; kitchen appliances, baking equipment",
  "stand mixer cover":
    "mixer cover, kitchen mixer cover, uk:food mixer cover, mixer dust cover; appliance covers, kitchen decor",
  "waffle maker": "waffle iron, waffle machine, waffle press; kitchen appliances, breakfast makers",
  "sandwich maker":
    "sandwich press, uk:toastie maker, uk:sandwich toaster, sandwich grill; kitchen appliances, breakfast makers",
  "vacuum sealer": "food sealer, food vacuum sealer, vacuum sealing machine; kitchen appliances, food storage",
  "mini fridge":
    "small fridge, compact fridge, mini refrigerator, small refrigerator; kitchen appliances, cold storage",
  "ceiling fan pull chain": "fan pull chain, fan pull, ceiling fan pull, fan chain pull; fan parts, lighting parts",
  "air conditioner cover":
    "ac cover, uk:air con cover, ac unit cover, uk:aircon cover; appliance covers, outdoor covers",
  "air fryer liner": "fryer liner, fryer basket liner, air fryer basket liner; kitchen accessories, fryer accessories",
}
