import { readRows } from "./row.ts"

/** Toys, games and what a baby needs. */
export const toysAndBaby = readRows(`
action figure: toy figure, character figure | figure collector, pretend play, display shelf, toy collection, fan
  collectibles
activity book: colouring book, coloring book, busy book | rainy day activity, travel activity, quiet time, pencil fun,
  car journey
baby bath: infant bath, baby bathtub | bath time, baby care, newborn bathing, nursery list, bathroom baby
baby blanket: baby wrap, receiving blanket, cot blanket | nursery bedding, baby shower gift, pram blanket, newborn
  present, tummy time
baby bootie: baby shoe, crib shoe, pram shoe | baby shower gift, nursery wardrobe, newborn present, baby outfit, first
  footwear
baby bottle: feeding bottle, infant bottle | baby feeding, nappy bag, baby shower gift, bottle feeding, night feeds
baby carrier: baby sling, infant carrier | babywearing, walks with baby, baby gear, travel with baby, nursery list
baby clothes: baby clothing, infant clothes | baby shower gift, nursery wardrobe, newborn present, hospital bag, baby
  wardrobe
baby gate: stair gate, safety gate | baby proofing, stairs and doors, stairway, crawling baby, baby gear
baby gym: play gym, activity gym | tummy time, nursery, baby shower gift, baby play area, sensory play
baby hat: infant hat, newborn hat | hospital bag, baby shower gift, nursery wardrobe, newborn present, baby outfit
baby mobile: nursery mobile, crib mobile, cot mobile | nursery decor, baby shower gift, above the cot, newborn present,
  sleepy time
baby monitor: nursery monitor, baby alarm | nursery tech, baby sleep, baby gear, peace at night, nursery list
baby onesie: baby bodysuit, babygrow | baby shower gift, nursery wardrobe, newborn present, hospital bag, baby outfit
baby toy: infant toy, nursery toy | tummy time, nursery, baby shower gift, sensory play, playpen
balance bike: running bike, pedal less bike | learning to ride, outdoor play, first wheels, park ride, active play
bassinet: moses basket, baby bassinet | newborn sleep, nursery furniture, beside the bed, nursery list, first weeks
bib: baby bib, feeding bib | meal time, baby shower gift, weaning, high chair, newborn present
board game: tabletop game, table game | family game night, game collection, rainy day activity, tabletop gaming, games
  cupboard
bubble toy: bubble wand, bubble mix | outdoor play, garden party fun, party favor, park activity, summer fun
building block: toy block, construction block | stem play, playroom, building toys, stacking play, imaginative play
building set: construction set, construction kit, building kit | building toys, builder play, stem play, display model,
  rainy day play
burp cloth: burp rag, burping cloth | baby feeding, baby shower gift, nappy bag, nursery, newborn present
car seat: baby car seat, child car seat | travel with baby, family car, baby gear, road trip, nursery list
card game: playing card game, deck game | family game night, party games, rainy day activity, travel games, games
  cupboard
changing mat: changing pad, nappy mat, diaper pad | nappy changing, nursery furniture, diaper change, nursery list,
  changing table
changing table: baby changer, nappy table | nursery furniture, diaper change, nursery room, nursery list, baby station
chess set: chess board, chess game | chess player, strategy games, game night, table game, chess club
climbing frame: jungle gym, climbing toy | outdoor play, backyard fun, playground, active play, garden games
costume play set: dress up set, role play set | dress up box, pretend play, playroom, imaginative play, costume party
cot bed: toddler bed, cot, baby bed | nursery furniture, baby sleep, nursery room, baby bedroom, nursery list
crib sheet: cot sheet, fitted cot sheet | nursery bedding, baby sleep, baby shower gift, nursery room, nursery list
crib: cot, baby crib, baby bed | nursery furniture, baby sleep, nursery room, baby bedroom, nursery list
diaper bag: nappy bag, changing bag | travel with baby, baby gear, stroller bag, parent bag, baby shower gift
diaper: nappy, baby diaper | nappy changing, nursery supplies, changing bag, baby care, newborn essentials
dice: gaming dice, rpg dice | tabletop gaming, role playing games, game night, dice roller, board games
dinosaur toy: toy dinosaur, dino toy | dinosaur lover gift, pretend play, playroom, jurassic play, imaginative play
doll clothes: doll outfit, doll dress | dress up play, doll accessories, doll wardrobe, pretend play, playroom
doll: play doll, toy doll | pretend play, dollhouse play, playroom, doll collector, toy box
dollhouse: doll house, dolls house | pretend play, miniature rooms, playroom, imaginative play, doll furniture
fidget toy: sensory toy, fidget, stress toy | sensory play, desk toy, classroom calm, stocking filler, busy hands
high chair: highchair, feeding chair, baby chair | meal time, weaning, family kitchen, baby feeding, dining with baby
jigsaw puzzle: jigsaw, picture puzzle | rainy day activity, family game night, puzzle lover gift, table activity, puzzle
  pieces
kite: flying kite, toy kite | outdoor play, beach day, windy day fun, park activity, sky flyer
magic set: magic kit, conjuring set | magic tricks, magician show, party entertainment, learning tricks, rainy day
  activity
milestone card: baby milestone card, milestone disc | baby photo prop, baby shower gift, memory keeping, monthly photos,
  newborn present
nursery decor: nursery wall decor, baby room decor | baby bedroom, baby shower gift, nursery theme, nursery ideas, cot
  side wall
pacifier clip: dummy clip, dummy chain, soother clip | nappy bag, baby shower gift, newborn essentials, pram
  accessories, baby accessories
pacifier: dummy, soother, binky | soothing baby, nappy bag, baby shower gift, newborn essentials, nap time
play dough: playdough, modelling dough | sensory play, rainy day activity, craft table, playroom, shape making
play tent: teepee, play house tent, den tent | playroom, reading den, pretend play, sleepover fun, indoor camping
playing card: card deck, deck of cards | poker night, card games, magic tricks, game night, travel games
playpen: play yard, baby pen | baby play area, living room play, nursery list, baby gear, crawling baby
plush toy: stuffed animal, soft toy, plushie | cuddle friend, nursery shelf, bedtime cuddles, playroom, toy box
pram: baby carriage, baby pram | walks with baby, newborn transport, baby gear, nursery list, park walks
puppet: theatre puppet, play puppet | puppet show, pretend play, storytelling, playroom, theatre play
puzzle: puzzle toy, brain teaser | rainy day activity, puzzle lover gift, thinking games, table activity, problem
  solving
quiet book: busy book, sensory book | travel activity, montessori play, fine motor skills, sensory play, quiet time
rattle: baby rattle, shaker rattle | nursery, baby shower gift, sensory play, newborn present, pram toy
remote control car: rc car, radio control car | hobby racing, outdoor play, vehicle toys, rc hobby, driveway racing
ride on toy: ride on, push along toy | outdoor play, playroom, active play, first wheels, driveway fun
sandbox: sandpit, sand box | outdoor play, backyard fun, digging play, sensory play, garden games
science kit: science set, experiment kit | stem learning, home experiments, homeschool, rainy day activity, curious
  minds
scooter: kick scooter, push scooter | outdoor play, park ride, school run, active play, wheels and helmets
sippy cup: toddler cup, training cup, beaker | meal time, weaning, toddler drinks, high chair, nappy bag
sleepsuit: baby sleeper, baby pyjamas, footed sleeper | baby bedtime, baby shower gift, nursery wardrobe, hospital bag,
  newborn present
slime: play slime, slime putty | sensory play, party favor, fidget play, rainy day activity, squish and stretch
stroller: pushchair, buggy, baby stroller | travel with baby, walks with baby, baby gear, nursery list, baby transport
swaddle: swaddle blanket, baby swaddle, swaddling cloth | newborn sleep, baby shower gift, nursery bedding, hospital
  bag, newborn present
swing: garden swing, hanging swing | outdoor play, backyard fun, playground, garden games, play set
teddy bear: teddy, stuffed bear, toy bear | cuddle friend, nursery shelf, bedtime cuddles, bear collector, bear hug
teether: teething toy, teething ring | baby shower gift, nursery, sore gums, nappy bag, newborn present
toy car: model car toy, play car | pretend play, playroom, vehicle toys, race track play, toy garage
toy kitchen: play kitchen, pretend kitchen | pretend cooking, playroom, role play, imaginative play, toy food
toy plane: toy airplane, play aeroplane | pretend play, playroom, vehicle toys, flying play, imaginative play
toy tractor: play tractor, farm toy tractor | pretend play, playroom, vehicle toys, farm play, imaginative play
toy train: play train, train toy | railway play, playroom, vehicle toys, train lover gift, track building
toy truck: play truck, toy lorry | pretend play, playroom, vehicle toys, toy garage, imaginative play
toy: plaything, play toy | playtime, playroom, toy box, pretend play, play ideas, toy shop
trampoline: jumping trampoline, garden trampoline | outdoor play, backyard fun, bouncing fun, garden games, active play
water gun: water pistol, squirt gun, water blaster | summer fun, outdoor play, garden games, pool party, water fight
`)
