import { readRows } from "./row.ts"

/** What people wear, and what they carry it in. */
export const clothing = readRows(`
ankle boot: bootie, ankle bootie | autumn outfit, footwear, shoe collection, night out outfit, winter wardrobe
backpack: rucksack, knapsack, book bag | everyday carry, school bag, travel day, commuting, laptop carrying
bandana: neckerchief, kerchief | headwear, neckwear, outfit finishing, western style, festival outfit
baseball cap: ball cap, peaked cap | headwear, streetwear, casual outfit, sunny day, outfit finishing
beanie: beanie hat, winter hat, woolly hat | headwear, cold weather, winter accessories, winter wardrobe, outfit
  finishing
belt bag: fanny pack, bum bag, waist pack | travel day, festival outfit, hands at ease, everyday carry, streetwear
belt: waist belt, trouser belt | clothing accessories, outfit finishing, waist accessory, trouser accessory, wardrobe
  staple
bikini: bikini swimsuit, bikini set | beach outfit, pool day, holiday wardrobe, summer swimming, beachwear
blazer: suit jacket, sport coat | office wear, smart casual, tailoring, business attire, layering
blouse: blouse shirt, blouse top | work outfit, office wear, day outfit, smart casual, wardrobe staple
boot: footwear boot, booted shoe | winter footwear, autumn outfit, shoe collection, cold weather, outfit finishing
bow tie: bowtie, dickie bow | formal wear, gala night, suit accessories, formal occasion, evening wear
boxers: boxer shorts, boxer underwear | underpants, everyday basics, underwear drawer, loungewear, clothing basics
bra: brassiere | lingerie, intimates, underwear drawer, bra shopping, bra drawer
bucket hat: fisherman hat, fishing hat | headwear, festival outfit, streetwear, sunny day, holiday wardrobe
card holder: card case, cardholder | everyday carry, pocket accessories, wallet alternative, bank cards, card organiser
cardigan: knit cardigan, button knit | knitwear, layering, autumn outfit, winter wardrobe, everyday outfit
clutch: clutch bag, clutch purse, evening bag | party outfit, evening outfit, night out, occasion wear, evening wear
coat: overcoat, outdoor coat | outerwear, winter wardrobe, cold weather, autumn outfit, layering
coin purse: change purse, coin pouch | everyday carry, bag organiser, loose change, purse accessories, money holder
costume: fancy dress, dress up outfit, cosplay outfit | theme party, costume party, cosplay, theatre wardrobe, dress up
  play
crossbody bag: cross body purse, sling bag | everyday carry, travel day, fashion accessories, outfit finishing, bag
  collection
denim jacket: jean jacket, jeans jacket | outerwear, casual wear, layering, streetwear, wardrobe staple
dress: frock, day dress | clothing, dress shopping, night out outfit, occasion wear, wardrobe staple
duffel bag: holdall, gym bag, weekend bag | travel gear, weekend trip, sports kit, overnight packing, everyday carry
dungarees: overalls, bib overalls | casual wear, workwear, gardening outfit, weekend wear, painter style
eyeglasses: spectacles, eyeglass frames | eyewear, prescription frames, reading and work, optical frames, outfit
  finishing
flat cap: newsboy cap, paddy cap | headwear, country wear, country style, outfit finishing, hat collection
flip flop: thong sandal, beach sandal | summer footwear, beach outfit, pool day, holiday wardrobe, sunny days
gilet: bodywarmer, body warmer | layering, outerwear, autumn outfit, casual wear, wardrobe staple
glove: hand glove, pair of gloves | winter accessories, cold weather, hand warmth, outfit finishing, hand wear
hair bonnet: sleep bonnet, sleep cap, night cap | bedtime hair care, curly hair care, sleepwear, hair protection,
  nighttime routine
handbag: hand bag, purse bag | bag lover gift, day to night, outfit finishing, bag collection, fashion accessories
hat: headwear, head wear | outfit finishing, hat lover gift, hat collection, clothing accessories, outdoor wear
headband: hair band, head band, hairband | hair accessories, hair styling, outfit finishing, head accessory, face
  washing
heel: high heel, heeled shoe | dress shoes, evening wear, night out outfit, party footwear, occasion wear
hiking boot: walking boot, trekking boot | trail footwear, hill walking, hiking gear, backpacking, outdoor footwear
hoodie: hooded sweatshirt, hooded jumper | casual wear, streetwear, loungewear, weekend outfit, layering
insole: shoe insert, shoe insole | foot care, shoe comfort, footwear accessories, standing all day, walking comfort
jacket: outerwear jacket, outdoor jacket | outerwear, layering, autumn outfit, wardrobe staple, cool weather
jeans: jeans pants, jean trousers | casual wear, wardrobe staple, everyday outfit, casual friday, weekend wear
joggers: sweatpants, jogging bottoms, track pants | loungewear, casual wear, gym outfit, weekend wear, streetwear
jumpsuit: all in one, one piece suit | clothing, night out outfit, occasion wear, day to night, wardrobe staple
keychain: key ring, keyring, key chain | key holder, bag charm, everyday carry, car keys, stocking filler
kimono: kimono jacket, kimono robe | loungewear, layering, festival outfit, beach cover up, robe style
lanyard: neck strap, id lanyard, badge holder | key holder, office badge, teacher accessories, conference badge, keys
  and cards
laptop bag: computer bag, laptop case | office commute, everyday carry, work bag, tech accessories, business travel
leather jacket: biker jacket, moto jacket | outerwear, rock style, wardrobe staple, streetwear, rider style
leggings: legging pants, stretch tights | activewear, gym outfit, yoga wear, loungewear, layering
loafer: slip on shoe, moccasin loafer | smart casual, office wear, shoe collection, everyday footwear, wardrobe staple
makeup bag: cosmetic bag, makeup pouch | travel packing, beauty storage, vanity organiser, handbag organiser, toiletry
  storage
maxi dress: maxi, full length dress | summer outfit, holiday wardrobe, occasion wear, dress shopping, garden party
mitten: hand mitten, mitt | winter accessories, cold weather, hand warmth, snow day, winter wardrobe
necktie: neck tie, suit tie | formal wear, office wear, suit accessories, formal occasion, business attire
nightgown: nightdress, nightie, sleep dress | nightwear, loungewear, bedtime, sleepwear, sleep clothes
polo shirt: polo, golf shirt | smart casual, wardrobe staple, golf outfit, casual wear, weekend wear
pouch: zip pouch, zippered pouch, zipper pouch | bag organiser, tidy handbag, travel packing, everyday carry, handbag
  organiser
prom dress: formal dress, ball gown | evening wear, dance night, occasion wear, formal outfit, school formal
pyjamas: pajamas, pjs, sleepwear set | nightwear, loungewear, bedtime, night clothes, sleepover
raincoat: rain jacket, rain mac, rain coat | outerwear, wet weather, rainy day outfit, spring showers, festival wear
reading glasses: readers, reading specs | eyewear, book reading, desk work, close up reading, optical frames
robe: dressing gown, bathrobe, housecoat | loungewear, nightwear, after bath, spa day, morning coffee
romper: playsuit, one piece romper | summer outfit, casual wear, one piece outfit, sunny days, play clothes
running shoe: running trainer, jogging shoe | runner gear, marathon training, jogging, athletic footwear, road running
sandal: summer shoe, open shoe | summer footwear, holiday wardrobe, beach outfit, sunny days, vacation shoes
satin bonnet: satin sleep cap, satin hair bonnet | bedtime hair care, curly hair care, sleepwear, hair protection,
  nighttime routine
scarf: neck scarf, fashion scarf | scarf styling, scarf collection, outfit finishing, layering, neckwear
scrubs: medical scrubs, nurse scrubs, hospital scrubs | healthcare workwear, nursing wear, clinic wear, medical uniform,
  vet nurse wear
shawl: stole, shoulder wrap | evening cover up, layering, evening outfit, outfit finishing, shoulder cover
shirt: buttoned shirt, day shirt | wardrobe staple, shirt and trousers, clothing, everyday outfit, shirt outfit
shoe: footwear, pair of shoes | shoe rack, shoe collection, outfit finishing, wardrobe staple, walking out
shorts: short pants, bermudas | summer outfit, sunny days, holiday wardrobe, casual wear, summer clothes
skirt: skirt garment | wardrobe staple, day outfit, skirt and top, night out outfit, skirt outfit
slipper: house shoe, house slipper | loungewear, indoor footwear, at home shoes, bedroom footwear, at home comfort
sneaker: trainer, tennis shoe, kicks | casual footwear, streetwear, shoe collection, everyday shoes, athletic style
sock: crew sock, foot sock | footwear, everyday basics, sock drawer, shoe outfit, sock lover gift
suit: tailored suit, suit outfit | formal wear, office wear, formal occasion, tailoring, business attire
suitcase: luggage, travel case, luggage case | travel gear, holiday packing, carry on packing, airport travel, weekend
  trip
sun hat: sunhat, beach hat, summer hat | headwear, beach outfit, sun shade, holiday wardrobe, garden wear
sunglasses: shades, sunnies, sun glasses | eyewear, summer accessories, beach outfit, driving glasses, holiday wardrobe
sweater: jumper, pullover | knitwear, winter wardrobe, layering, cold days, autumn outfit
sweatshirt: crewneck, sweat shirt, sweater top | casual wear, loungewear, weekend outfit, layering, streetwear
swim trunks: swim shorts, swimming trunks, board shorts | beach outfit, pool day, holiday wardrobe, summer swimming,
  beachwear
swimsuit: bathing suit, swimming costume, swimwear | beach outfit, pool day, holiday wardrobe, summer swimming,
  beachwear
t-shirt: tee, tee shirt, tshirt | casual wear, everyday outfit, wardrobe basics, t-shirt outfit, weekend wear, clothing
  gift
tank top: vest top, sleeveless top | summer outfit, summer top, layering top, sunny days, casual wear
tights: pantyhose, hosiery tights | hosiery, legwear, dress outfit, layering, office wear
toiletry bag: wash bag, dopp kit, toiletries bag | travel packing, bathroom storage, makeup storage, weekend trip,
  overnight packing
tote bag: tote, shopper bag, carryall bag | shopping bag, market day, book carrying, everyday carry, errand day
trouser braces: suspenders, pant suspenders | formal wear, clothing accessories, formal occasion, gentleman style,
  outfit finishing
trousers: pants, slacks | wardrobe staple, work outfit, smart casual, everyday outfit, clothing
turban: head wrap, hair wrap, headwrap | headwear, hair accessories, hair covering, outfit finishing, hair care
tuxedo: dinner suit, tux | formal wear, gala night, formal occasion, evening wear, dinner party outfit
umbrella: brolly, rain umbrella | rainy day, wet weather, commuting, rain gear, spring showers
underwear: undergarment, undies | intimates, everyday basics, clothing basics, underwear drawer, layering
uniform: work uniform, workwear outfit | workwear, staff clothing, team wear, work clothes, on the job
waistcoat: suit vest, suit waistcoat | formal wear, smart dress, tailoring, formal occasion, suit outfit
wallet: billfold, card wallet | everyday carry, cash and cards, pocket accessories, card organiser, money holder
wedding dress: marriage gown, marriage dress, wedding gown | aisle outfit, ceremony wear, wedding party, wedding
  boutique, getting married
wellington boot: welly, rain boot, gumboot | wet weather, muddy walks, festival footwear, garden footwear, puddle
  jumping
`)
