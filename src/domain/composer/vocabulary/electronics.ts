import { readRows } from "./row.ts"

/** Electronics and what belongs to them. */
export const electronics = readRows(`
3d printer: three d printer, additive printer | maker space, model making, prototyping, hobby workshop, filament
  printing
action camera: action cam, sports camera | adventure filming, bike and ski video, vlogging gear, travel video, helmet
  camera
adapter: adaptor, connection adapter | tech accessories, device connection, desk setup, computer accessories, travel
  tech
amplifier: amp, hifi amp, audio amplifier | home audio, hifi setup, speaker power, music room, audio gear
av receiver: stereo receiver, hifi receiver | home cinema, hifi setup, home audio, surround sound, living room audio
battery: power cell, battery cell | device power, household supplies, device battery, battery drawer, replacement power
bluetooth speaker: bt speaker, bluetooth music speaker | music on the go, party sound, beach music, garden music, audio
  gear
cable: connecting cable, lead, connection cable | tech accessories, desk setup, device connection, cable drawer,
  computer accessories
calculator: pocket calculator, desk calculator | maths class, office supplies, school supplies, exam desk, accounting
  desk
camera bag: photography bag, camera case | photographer gear, camera accessories, travel photography, lens storage, gear
  carrying
camera lens: photo lens, photography lens | photographer gear, camera accessories, camera gear, optics, camera bag
camera strap: camera neck strap, camera sling | camera accessories, photographer gift, photographer gear, travel
  photography, shoulder carry
camera: photo camera, still camera | photography, photographer gear, travel photos, camera collector, picture taking
charger: power adapter, charging adapter, mains charger | tech accessories, battery charging, desk setup, travel tech,
  device power
circuit board: pcb, printed circuit board | electronics projects, maker bench, electronics parts, device repair,
  prototyping
computer monitor: pc monitor, display screen | desk setup, home office, gaming setup, workstation, computer screen
computer mouse: pc mouse, pointing mouse | desk setup, home office, gaming setup, computer accessories, point and click
computer processor: cpu, pc processor | pc building, pc upgrade, computer parts, gaming pc parts, desktop build
computer: pc, computer system | home office, desk computing, workstation, study and work, pc setup
digital camera: digicam, digital photo camera | photography, photographer gear, travel photos, picture taking, family
  photos
docking station: laptop dock, docking unit | laptop accessories, desk setup, home office, workstation, extra ports
document scanner: page scanner, scanning machine | home office, paperwork, digitising, office equipment, archive photos
drawing tablet: graphics tablet, pen tablet | digital art, artist tools, illustration work, desk setup, sketching on
  screen
drone: drone aircraft, flying drone, uav | drone flying, flying hobby, drone pilot, pilot gear, remote flying
e-reader: ebook reader, digital reader | reading on the go, bookworm gift, digital books, bedtime reading, holiday
  reading
earbuds: earphones, in ear headphones | music listening, gym music, commuting sound, personal audio, podcast listening
ev charger: electric car charger, car charging point | home charging, driveway charging, ev driving, garage charging,
  car plug in
film camera: analog camera, analogue camera | film photography, camera collector, darkroom, shooting film, photographer
  gear
fitness tracker: activity tracker, fitness band | wearable tech, step counting, workout tracking, daily activity, wrist
  wear
game console: gaming console, video game console, games console | gaming setup, gamer room, living room gaming, game
  night, video gaming
game controller: gamepad, gaming controller, joypad | gaming accessories, gaming setup, console gaming, player two,
  gamer gear
gaming monitor: gamer monitor, gaming screen | desk setup, pc gaming, gaming setup, gamer room, computer screen
gaming mouse: gamer mouse, pc gaming mouse | desk setup, gamer gear, gaming setup, computer accessories, point and click
gaming pc: gaming computer, gaming rig | gamer setup, pc gaming, desktop gaming, game streaming, gamer room
graphics card: gpu, video card | pc building, gaming pc parts, pc upgrade, computer parts, video rendering
hard drive: hdd, storage drive, external drive | data storage, file backup, computer parts, pc upgrade, photo backup
hdmi cable: hdmi lead, hdmi cord | video connection, home cinema, tv and monitor, display cable, gaming console
headphones: head phones, music headphones | music listening, audio gear, commuting sound, podcast listening, personal
  audio
headset: headphone with mic, headset with mic | voice chat, gaming setup, video calls, call centre, desk setup
heart rate monitor: pulse monitor, heart rate strap | workout tracking, running and cycling, training zones, cardio
  workout, fitness gear
ink cartridge: printer ink, printer cartridge | office supplies, printing at home, printer refill, home office, document
  printing
instant camera: instant print camera, instant photo camera | party photos, photo album, snapshots, photography, memory
  keeping
keyboard: computer keyboard, pc keyboard | desk setup, home office, typing, gaming setup, computer accessories
laptop sleeve: laptop cover, notebook sleeve, laptop pouch | laptop accessories, commuting, travel tech, work bag
  insert, student gear
laptop stand: laptop riser, notebook stand, computer stand | desk ergonomics, home office, desk setup, working from
  home, screen height
laptop: notebook computer, laptop computer, notebook pc | home office, study and work, mobile working, student computer,
  business computing
memory card: sd card, storage card | camera storage, photo storage, data storage, camera accessories, game console
microphone: mic, recording mic | podcasting, voice recording, streaming setup, vocals, home studio
motherboard: mainboard, mobo | pc building, pc upgrade, computer parts, gaming pc parts, desktop build
mouse pad: mouse mat, mousepad, desk mat | desk setup, home office, gaming setup, desk accessories, workspace decor
phone case: mobile phone case, phone cover, cell phone case | phone accessories, phone protection, everyday carry, tech
  accessories, phone style
phone charger: mobile charger, cell phone charger | tech accessories, battery charging, bedside table, travel tech, desk
  setup
phone mount: car phone holder, phone car mount | car accessories, dashboard, road trip, hands at the wheel, phone
  navigation
phone stand: phone holder, mobile phone stand | desk accessories, video calls, desk setup, bedside table, recipe viewing
phone: smartphone, mobile phone, cell phone | handset, mobile tech, everyday tech, calls and texts, phone upgrade
power bank: portable charger, battery pack | travel tech, phone charging, on the go power, festival gear, commuting tech
printer: computer printer, document printer | home office, office equipment, document printing, school work, paperwork
lamp projector: night light projector, projector lamp | mood lighting, ambient light, room decor, bedroom light, photo backdrop
projector: video projector, movie projector | home cinema, movie night, presentations, film screening, backyard movie
radio: radio set, radio receiver, tuner | kitchen radio, music and news, home audio, broadcast listening, bedside radio
record player: turntable, lp player, gramophone | album listening, hifi setup, record collector, home audio, living room
  music
ring light: selfie light, video light | content creator, streaming setup, makeup lighting, video calls, photo studio
screen protector: screen guard, screen shield | phone accessories, display protection, tech accessories, device
  protection, touchscreen
slr camera: slr, single lens reflex, slr body | photography, photographer gear, camera collector, interchangeable lens,
  picture taking
smart plug: plug in switch, smart outlet | home automation, home gadgets, smart home, lamp control, connected home
smart speaker: voice assistant speaker, voice speaker | smart home, home audio, kitchen music, ask and listen, connected
  home
smart watch: smartwatch, fitness watch | wearable tech, wrist notifications, workout tracking, everyday tech, wrist wear
soundbar: sound bar, tv speaker | home cinema, tv sound, living room audio, movie night, home theater
speaker: loudspeaker, sound speaker | music listening, home audio, party sound, living room audio, audio gear
ssd: solid state drive, ssd drive | data storage, pc upgrade, computer parts, laptop upgrade, file storage
tablet case: tablet cover, tablet sleeve | tablet accessories, screen protection, travel tech, reading on sofa, tech
  accessories
tablet computer: tablet pc, touchscreen tablet | reading on screen, mobile tech, sofa browsing, drawing and notes,
  touchscreen
television: tv, tv set, telly | living room screen, home cinema, movie night, home entertainment, gaming screen
toner cartridge: printer toner, laser toner | office supplies, office printing, printer refill, home office, document
  printing
tripod: camera tripod, camera stand | photography, video shooting, photographer gear, camera accessories, steady shots
turntable: record player, record deck | album listening, hifi setup, record collector, home audio, music room
tv mount: tv bracket, tv wall bracket | living room wall, home cinema, screen mounting, tv accessories, media wall
tv remote: remote control, tv controller | living room tech, tv accessories, channel changing, home entertainment,
  replacement remote
typewriter: type writer, typing machine | writer gift, writing desk decor, letter writing, typewriter collector, writing
  machine
usb cable: usb cord, usb lead, data cable | charging lead, tech accessories, desk setup, data transfer, device
  connection
usb hub: usb splitter, docking hub, port hub | laptop accessories, desk setup, extra ports, home office, computer
  accessories
usb stick: flash drive, usb drive, memory stick | data storage, file transfer, photo backup, office supplies, tech
  accessories
vacuum tube: electron tube, radio valve | amp building, hifi repair, radio restoration, tube amp parts, electronics
  parts
vr headset: virtual reality headset, vr goggles | immersive gaming, vr gaming, gamer gear, virtual worlds, gaming setup
webcam: web camera, video call camera | video calls, streaming setup, home office, online meetings, desk setup
wifi router: internet router, wireless router | home network, broadband, internet connection, home office, networking
wireless charger: charging pad, charging station, qi charger | tech accessories, desk setup, bedside table, phone
  charging, nightstand tech
wireless mouse: cordless mouse, cable free mouse | desk setup, home office, laptop accessories, computer accessories,
  point and click
`)
