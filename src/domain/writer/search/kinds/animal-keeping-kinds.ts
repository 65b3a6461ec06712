import type { KindRows } from "./kind-rows.ts"

export const animalKeepingKinds: KindRows = {
  "pond liner": "pond lining, pond membrane, garden pond liner, fish pond liner; pond supply",
  "pond netting": "pond mesh; pond supply",
  "pond basket":
    "aquatic basket, pond planting basket, aquatic planting basket, pond plant basket; pond supply, water gardening",
  "pond deicer": "pond de icer, pond heater; pond supply",
  "aquarium air pump": "fish tank air pump, aquarium aerator, fish tank aerator, aquarium bubbler; aquarium equipment",
  "air stone": "airstone, bubble stone, bubbler stone, aeration stone; aquarium equipment, aquarium supply",
  "sponge filter":
    "aquarium sponge filter, fish tank sponge filter, air driven filter, bio sponge filter; aquarium filter, aquarium equipment",
  "canister filter":
    "uk:external filter, aquarium canister filter, uk:external fish filter; aquarium filter, aquarium equipment",
  "aquarium heater":
    "fish tank heater, aquarium water heater, fish tank water heater; aquarium equipment, aquarium supply",
  "aquarium driftwood":
    "fish tank driftwood, uk:bogwood, aquascaping wood, fish tank wood, uk:aquarium bogwood; aquarium decoration, aquascaping supply",
  "aquarium background": "fish tank background, aquarium backdrop, fish tank backdrop; aquarium decoration",
  "gravel vacuum":
    "aquarium siphon, uk:gravel cleaner, fish tank siphon, uk:aquarium syphon, gravel siphon; aquarium cleaning, aquarium supply",
  "fish breeding box":
    "fish breeder box, breeder box, fish hatchery box, fish isolation box; aquarium equipment, aquarium supply",
  "ramshorn snail": "rams horn snail, ram horn snail, ramshorns; aquarium snail",
  "daphnia culture": "live daphnia, water flea culture, live water flea; live food, fish food",
  "brine shrimp egg": "artemia cyst, artemia egg, brine shrimp cyst; live food, fish food",
  "springtail culture":
    "live springtail, collembola culture, springtail colony, springtails; terrarium supply, cleanup crew",
  "isopod culture": "isopod colony, live isopod, isopods; terrarium supply, cleanup crew",
  "hatching egg": "fertile egg, us:fertilized egg, uk:fertilised egg, egg for hatching",
  "egg incubator": "poultry incubator, egg hatcher, egg hatching machine; poultry equipment, egg hatching",
  "chick heat plate": "brooder plate, uk:electric hen, brooder heat plate, chick brooder plate; poultry supply",
  "chicken coop door": "hen house door, coop door, chicken door, uk:pop hole door; coop accessory",
  "chicken run": "hen run, poultry run, chicken pen, chicken enclosure; poultry housing",
  "chicken swing": "hen swing, coop swing, chicken perch swing; chicken toy, coop accessory",
  "chicken perch": "chicken roost, roosting bar, hen perch, coop perch, poultry perch; coop accessory, poultry supply",
  "oyster shell grit": "oyster grit, crushed oyster shell, chicken oyster shell; chicken supplement, poultry feed",
  "chicken scratch": "scratch grain, uk:mixed corn, uk:poultry corn, scratch feed; chicken feed, poultry feed",
  "dummy egg": "fake egg, uk:pot egg, decoy egg, nest egg; poultry supply",
  "duck house": "duck coop, duck shelter, duck hut; poultry housing",
  "quail cage": "quail hutch, quail pen, quail coop, quail house; poultry housing",
  "chicken plucker": "poultry plucker, feather plucker, plucking machine; poultry processing",
  "egg skelter": "egg helter skelter, spiral egg holder, egg spiral; egg storage, egg rack",
  "chicken wire":
    "poultry netting, poultry wire, hexagonal wire mesh, chicken netting, hex netting; wire mesh, garden fencing",
  "fly mask": "horse fly mask, equine fly mask, horse face mask, horse fly hood; fly protection, horse tack",
  "fly rug": "us:fly sheet, horse fly rug, us:horse fly sheet, fly blanket; uk:horse rug, fly protection",
  "fly bonnet":
    "ear bonnet, horse ear bonnet, uk:fly veil, horse ear net, uk:horse fly veil; fly protection, horse tack",
  "turnout rug":
    "us:turnout blanket, horse turnout rug, us:horse turnout blanket, outdoor horse rug, us:turnout sheet, field rug; uk:horse rug, horse clothing",
  "quarter sheet":
    "uk:exercise sheet, uk:exercise rug, uk:riding rug, horse exercise sheet; uk:horse rug, horse clothing",
  "brushing boot":
    "us:splint boot, horse brushing boot, us:horse splint boot, horse leg boot, brush boot; horse boot, leg protection",
  "overreach boot": "us:bell boot, over reach boot, horse bell boot, horse overreach boot; horse boot, leg protection",
  "hoof boot": "horse hoof boot, equine hoof boot; horse boot, hoof care",
  "hoof knife": "farrier knife, hoof trimming knife; farrier tool, hoof care",
  "hoof rasp": "farrier rasp, hoof file, horse hoof file; farrier tool, hoof care",
  "hoof nipper": "farrier nipper, hoof trimmer; farrier tool, hoof care",
  "hoof stand": "farrier stand, uk:farrier tripod, horse hoof stand, farrier hoof stand; farrier tool, hoof care",
  "sweat scraper": "horse sweat scraper, us:horse scraper, horse wash scraper; horse grooming",
  "mane comb": "horse mane comb, horse comb; horse grooming",
  "mane braiding kit":
    "uk:plaiting kit, uk:horse plaiting kit, horse braiding kit, uk:mane plaiting kit; horse grooming",
  "horse tail bag": "tail bag; horse grooming, horse accessory",
  "rope halter": "knotted halter, uk:rope headcollar;",
  "horse breastplate": "us:breast collar, us:horse breast collar; horse tack",
  "saddle girth": "horse girth; horse tack, saddle accessory",
  numnah: "saddle pad, saddle cloth, shaped saddle pad, uk:saddlecloth; horse tack, saddle accessory",
  "snaffle bit": "snaffle, horse snaffle bit, horse snaffle; horse bit, horse tack",
  "mounting block":
    "horse mounting block, mounting step, horse mounting step, horse step; horse equipment, riding accessory",
  "salt lick":
    "salt block, animal salt lick, mineral lick, us:livestock salt block, lick block, uk:mineral block; livestock supply",
  "horse treat": "horse cookie, pony treat, equine treat, uk:horse biscuit, horse snack;",
  "stall plate":
    "uk:stable plate, stall name plate, uk:stable name plate, us:horse stall sign, horse name plate; stable decor",
  "grazing muzzle": "horse muzzle, horse grazing muzzle, pony grazing muzzle, pony muzzle; horse tack",
  "manure fork":
    "us:stall fork, uk:shavings fork, mucking fork, muck fork, uk:stable fork; stable equipment, stable tool",
  "electric fence energizer":
    "us:fence charger, uk:electric fence energiser, uk:fence energiser, us:electric fence charger; livestock fencing",
  "electric fence post": "step in post, uk:electric fence stake, poly post, step in fence post; livestock fencing",
  "livestock ear tag": "animal ear tag, livestock tag, ear tag; livestock supply",
  "calf bottle": "calf feeding bottle, calf nursing bottle, calf milk bottle; livestock feeding",
  "lamb teat": "us:lamb nipple, uk:lamb bottle teat, us:lamb bottle nipple, uk:lamb feeding teat; livestock feeding",
  "goat milking stand": "goat stanchion, goat stand, milking stanchion; goat supply",
  "sheep shears": "shearing shears, wool shears, sheep shearing scissors, blade shears; shearing tool, sheep supply",
  "shepherd's crook": "sheep crook, shepherd stick, shepherd staff;",
  "hoof shears": "foot rot shears, hoof trimming shears, goat hoof trimmer; hoof care, livestock supply",
  "drench gun": "drenching gun, dosing gun; livestock supply",
  "livestock trough": "water trough, us:stock tank, animal trough, uk:drinking trough, farm trough; livestock supply",
  "dust bath house": "sand bath, dust bath, sand bath box, sand bath house; small pet",
  "cage hammock": "rat hammock, small pet hammock; cage accessory, small pet",
  "guinea pig liner":
    "guinea pig cage liner, guinea pig fleece, guinea pig fleece liner, guinea pig cage mat; cage liner, small pet",
  "small pet playpen":
    "small animal playpen, rabbit playpen, guinea pig playpen, small animal pen; small pet, pet enclosure",
  "bee veil": "beekeeper veil, beekeeping veil, bee hood, beekeeper hood; beekeeping clothing",
  "queen excluder":
    "queen bee excluder, bee queen excluder, beehive queen excluder, hive queen excluder; beekeeping supply",
  "bee feeder": "hive feeder, beehive feeder, bee syrup feeder, honey bee feeder; beekeeping supply",
  "queen cage": "queen bee cage, queen introduction cage, queen catcher, queen bee catcher; beekeeping supply",
  "honey gate":
    "uk:honey tap, honey valve, honey bucket gate, uk:honey bucket tap; beekeeping equipment, honey harvest",
  "honey super": "beehive super, hive super, honey super box; beekeeping supply, hive part",
  "bee fondant": "fondant for bees, bee candy; bee feed, beekeeping supply",
  "pollen patty": "bee pollen patty, bee protein patty, pollen patties, bee patty; bee feed, beekeeping supply",
  "propolis trap": "propolis screen, propolis mat, propolis grid, propolis collector; beekeeping supply",
  "observation hive": "observation bee hive; bee hive",
  "mason bee cocoon": "solitary bee cocoon, osmia cocoon",
  "uncapping knife":
    "honey knife, honey uncapping knife, honeycomb knife, uncapping tool; beekeeping tool, honey harvest",
  "honey settling tank": "uk:honey ripener, honey tank, honey bottling tank; beekeeping equipment, honey harvest",
}
