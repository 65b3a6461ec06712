import { readRows } from "./row.ts"

/** Bed, bath, light, scent and what hangs on the wall. */
export const home = readRows(`
air conditioner: aircon, air con unit | summer cooling, home appliances, room cooling, hot weather, indoor air
air purifier: air cleaner, room air purifier | home appliances, indoor air, bedroom air, room air filter, air cleaning
alarm clock: bedside clock, wake up clock | bedroom, nightstand, morning routine, bedside table, wake up alarm
art print: wall print, print, fine art print | wall art, gallery wall, home decor, frame it yourself, wall decor, print
  collector
artificial flower: fake flower, faux flower | flower arranging, home decor, vase filler, table centrepiece, floral decor
basket: storage basket, home basket | home storage, shelf organiser, home organising, toy storage, blanket storage
bath mat: bathroom rug, shower mat, bathroom mat | bathroom decor, bath textiles, bathroom floor, shower room, home
  textiles
bed sheet: sheet, bedsheet, bed linen | bedding, bedroom, airing cupboard, bed making, home textiles
bin: trash can, waste bin, garbage can | household waste, bin bags, office bin, rubbish disposal, waste basket
blanket: throw blanket, snuggle blanket | sofa throw, bedroom textiles, evenings at home, living room, home textiles
blind: window blind, window shade | window treatment, window dressing, bedroom window, light control, home office window
bookend: book end, book stop, book stopper | bookshelf decor, book lover gift, home library, reading nook, office shelf
broom: sweeping brush, floor brush | floor cleaning, house cleaning, household supplies, sweeping up, kitchen floor
candle: home candle, decorative candle | candle lover gift, mantel decor, candlelight, evening glow, table decor, candle
  shop
candlestick: candle holder, taper holder, candle stick | table centrepiece, dining decor, mantel decor, tablescape,
  candlelight
canvas print: canvas art, canvas picture | wall art, gallery wall, living room decor, home decor, wall hanging
chandelier: ceiling chandelier, hanging chandelier | home lighting, dining room light, ceiling fixture, hallway light,
  interior design
cleaning cloth: dishcloth, wiping cloth | house cleaning, household supplies, kitchen cleaning, washing up, surface
  cleaning
clock: timepiece, home clock | home decor, living room, time telling, home accessories, clock collector
clothes hanger: coat hanger, hanger | wardrobe storage, closet organiser, clothes rail, laundry room, home organising
clothes iron: ironing iron, pressing iron | laundry room, home appliances, ironing clothes, laundry day, clothes care
coat rack: coat stand, hat stand, coat hanger rack | hallway furniture, entryway storage, mudroom, coat hanging, home
  organising
curtain: drape, window curtain, window drape | window treatment, living room decor, bedroom window, home textiles,
  window dressing
cushion cover: pillow cover, throw pillow cover | sofa decor, living room decor, home styling, home textiles, couch
  styling
cushion: throw pillow, scatter cushion, accent pillow | sofa decor, living room decor, home textiles, home styling,
  couch styling
dehumidifier: moisture absorber, air dryer | home appliances, damp rooms, basement damp, indoor air, condensation
desk lamp: reading lamp, task lamp, study lamp | home office, desk lighting, study desk, workspace light, reading light
door stop: doorstop, door stopper, door wedge | home decor, hallway, door accessories, entryway, home hardware
doormat: welcome mat, door mat, entrance mat | front porch, entryway decor, doorstep, housewarming gift, hallway
dreamcatcher: dream catcher, dream web | bedroom decor, wall hanging, nursery decor, above the bed, nursery wall
dryer: tumble dryer, clothes dryer | household machine, laundry room, home appliances, utility room, laundry day
duvet cover: quilt cover, comforter cover, doona cover | bedding, bedroom decor, bedroom textiles, bedroom refresh, home
  textiles
duvet: comforter, doona, continental quilt | bedding, bedroom, home textiles, sleep comfort, bed making
fan: cooling fan, air fan | summer cooling, home appliances, bedroom air, air circulation, hot weather
figurine: statuette, statue, ornament figure | shelf decor, mantel decor, display piece, home decor, collector display
fire pit: firepit, garden fire bowl | patio evenings, backyard fire, garden seating, outdoor living, log burning
fireplace: fire surround, hearth | living room, home heating, mantelpiece, evenings at home, chimney breast
floor lamp: standing lamp, standard lamp | home lighting, living room light, reading corner, mood lighting, home decor
hand fan: handheld fan, hand held fan | summer cooling, hot weather, outfit finishing, dance prop, event accessory
heater: space heater, room heater | winter heating, home appliances, home office warmth, room warming, cold weather
hook: hanging hook, hanger hook | entryway storage, hallway, key hanging, home organising, coats and bags
humidifier: air humidifier, room humidifier | home appliances, bedroom air, indoor air, dry air, cool mist
illustration: illustrated print, art illustration | wall art, gallery wall, home decor, picture for wall, illustrator
  work
incense holder: incense burner, incense stand | home fragrance, meditation space, altar decor, room scent, incense stick
  tray
incense: incense stick, joss stick | home fragrance, meditation space, incense burner, room scent, altar supplies
ironing board: ironing table, ironing surface | laundry room, clothes care, laundry day, utility room, pressing clothes
key holder: key rack, key hook | entryway storage, hallway decor, key hanging, home organising, front door keys
lamp: lamp light, light | home lighting, living room light, lamp shopping, mood lighting, home decor
lampshade: lamp shade, light shade | home lighting, living room light, lamp makeover, interior design, home styling
laundry basket: laundry hamper, washing basket | laundry room, bedroom storage, clothes storage, laundry day, home
  organising
laundry detergent: washing detergent, laundry soap | laundry room, washing clothes, laundry day, household supplies,
  clothes care
light bulb: lightbulb, lamp bulb | home lighting, lamp replacement, light fitting, ceiling light, electrical supplies
linocut: lino print, linoprint, block print | printmaking, wall art, gallery wall, relief printing, art collector, home
  decor
macrame: macrame decor, macrame art | fibre art, wall decor, knotted textile, textile art, living room wall
mattress topper: mattress pad, bed topper | bedding, bedroom, sleep comfort, bed upgrade, guest bed
mattress: bed mattress, sleeping mattress | bedroom, sleep comfort, guest room, bed base, bedding
mirror: looking glass, reflecting mirror | hallway decor, home mirrors, dressing area, entryway, home decor
mop: floor mop, cleaning mop | floor cleaning, house cleaning, household supplies, kitchen floor, spring cleaning
night light: nightlight, bedside night light | bedroom lighting, bedtime routine, hallway light, nursery light, mood
  lighting
organiser: organizer, storage organiser | home organising, tidy home, drawer tidy, storage ideas, clutter control
ornament: decorative ornament, keepsake ornament | shelf decor, mantel display, home decor, display piece, keepsake gift
painting: painted picture, wall painting, artwork | gallery wall, wall art, home decor, art collector, living room wall
pendant light: hanging light, ceiling pendant, pendant lamp | home lighting, kitchen island, dining room light, ceiling
  fixture, interior design
photograph: photo print, photographic print | wall art, gallery wall, photography lover, home decor, art collector
picture frame: photo frame, photo holder | gallery wall, photo display, shelf decor, home decor, memory keeping
pillow: bed pillow, sleeping pillow | bedding, bedroom, sleep comfort, home textiles, head support
pillowcase: pillow case, pillow slip | bedding, bed dressing, bedroom textiles, sleep accessories, bedroom refresh
poster: wall poster, art poster | gallery wall, room decor, wall art, bedroom wall, home office wall
quilt: bed quilt, quilted blanket | bedding, bedroom decor, quilted throw, home textiles, bed layering
reed diffuser: scent diffuser, fragrance diffuser | home fragrance, room scent, hallway scent, bathroom scent, house
  scent
room spray: air freshener, room mist, home mist | home fragrance, room scent, house scent, bathroom scent, fragrance
  mist
rug: area rug, floor rug | living room floor, bedroom decor, floor covering, home textiles, hallway
salt lamp: salt rock lamp, salt light | mood lighting, bedroom decor, night light, meditation space, bedside light
scented candle: fragrance candle, aromatic candle | home fragrance, candle lover gift, candlelight, room scent, house
  scent
sewing machine: stitching machine, stitcher | dressmaking, quilting, sewing room, clothes mending, craft room
shower cap: bath cap, shower hat | hair care, shower time, bathroom accessories, spa at home, travel toiletries
shower curtain: bath curtain, bathroom curtain | bathroom decor, bath accessories, bathroom refresh, shower room,
  bathtub
sign: wall sign, plaque, hanging sign | home decor, door sign, entryway decor, wall art, porch decor
soap dish: soap holder, soap tray, soap saver | bathroom accessories, kitchen sink, bar soap, shower shelf, bathroom
  decor
soap dispenser: soap pump, hand soap dispenser | bathroom accessories, kitchen sink, hand washing, bathroom decor, wash
  basin
soy candle: soya candle, soy based candle | home fragrance, candle lover gift, candlelight, mantel decor, candle shop
steam iron: steaming iron, steam press iron | laundry room, home appliances, ironing clothes, laundry day, clothes care
storage box: storage bin, storage container | home organising, closet storage, tidy home, shelf organiser, clutter
  control
string light: fairy light, light string | mood lighting, room decor, party lights, bedroom decor, light garland
strip light: light strip, lighting strip, light tape | mood lighting, bedroom lights, desk setup, room decor, accent
  lighting, gaming setup
suncatcher: sun catcher, light catcher | window decor, window hanging, light play, home decor, sunny window
table lamp: desk top lamp, side table lamp | home lighting, living room light, bedside light, mood lighting, home decor
tapestry: wall tapestry, wall hanging | bedroom decor, wall art, textile art, dorm decor, fibre art
tealight holder: tea light holder, votive holder | table centrepiece, candlelight, mantel decor, evening light,
  tablescape
toothbrush holder: toothbrush stand, toothbrush cup | bathroom accessories, bathroom storage, sink organiser, bathroom
  decor, wash basin
towel: drying towel, wash towel | bathroom textiles, bath textiles, after shower, towel rail, airing cupboard
vacuum cleaner: vacuum, vac | floor cleaning, home appliances, house cleaning, carpet cleaning, home care
vase: flower vase, flower holder | flower arranging, table centrepiece, shelf decor, mantel decor, bouquet display,
  housewarming gift
wall art: wall decor, wall picture, wall hanging art | gallery wall, home decor, living room decor, bedroom decor, wall
  display
wall clock: hanging clock, wall timepiece | home decor, living room wall, kitchen wall, time telling, office wall
wall decal: wall sticker, wall transfer | room decor, wall art, bedroom wall, wall makeover, wall design
wallpaper: wall paper, wall covering | room makeover, accent wall, home decorating, feature wall, interior design
washer dryer: washer and dryer, washer dryer combo | household machine, laundry room, home appliances, utility room,
  laundry day
washing machine: washer, clothes washer | household machine, laundry room, home appliances, utility room, laundry day
wax melt: wax tart, fragrance melt | home fragrance, wax warmer, room scent, house scent, wax burner
wreath: door wreath, hanging wreath | front door decor, porch decor, door hanger, entryway decor, wall hanging
`)
