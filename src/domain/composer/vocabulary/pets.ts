import { readRows } from "./row.ts"

/** What pets eat, wear, sleep on and play with. */
export const pets = readRows(`
aquarium decor: fish tank decor, aquarium ornament | aquascape, fish keeping, tank setup, fish hideout, home aquatics
aquarium: fish tank, fishtank | fish keeping, aquascape, pet fish, home aquatics, tank setup
bird cage: birdcage, aviary, parrot cage | pet birds, bird keeping, budgie home, parrot supplies, cage bird
bird seed: wild bird food, birdseed, bird food | garden birds, feeder filling, bird feeding, bird lover gift, backyard
  wildlife
bird toy: parrot toy, budgie toy | cage toys, pet birds, parrot enrichment, bird keeping, perch play
bridle: horse bridle, riding bridle | equestrian gear, horse riding, tack room, horse tack, riding school
cat bed: kitten bed, cat cave bed, cat nest | cat sleeping spot, pet furniture, cat lover gift, pet supplies, cat nap
cat collar: kitten collar, cat neck collar | cat accessories, id tag holder, cat lover gift, pet supplies, cat outfit
cat flap: cat door, pet door, pet flap | door for cats, indoor and garden, pet access, cat owner, back door
cat food: kitten food, feline food | feeding time, pet pantry, cat bowl meals, cat nutrition, pet supplies
cat litter: kitty litter, litter granules | litter tray filling, indoor cats, pet supplies, cat care, cat toilet
cat toy: kitten toy, feline toy | cat play, cat enrichment, cat lover gift, pet supplies, hunting play
cat treat: kitten treat, cat snack | reward treats, cat lover gift, pet pantry, cat training, feline snacks
cat tree: cat tower, climbing tree, cat condo | cat furniture, climbing cats, indoor cats, pet furniture, cat perch
catnip: cat mint, catnip herb | cat play, cat enrichment, cat lover gift, feline fun, cat toy filling
chew toy: dog chew toy, puppy chew toy | teething puppy, dog enrichment, pet supplies, chewing dogs, playtime
chicken coop: hen house, poultry coop, chicken house | backyard chickens, egg laying hens, poultry keeping,
  smallholding, hen run
dog bandana: pet bandana, dog scarf, puppy bandana | dog accessories, dog photo prop, pet outfit, dog owner gift, dog
  neckwear
dog bed: pet bed, puppy bed, dog sofa | dog sleeping spot, pet furniture, dog crate, pet supplies, dog owner gift
dog bowl: pet bowl, dog dish, food bowl | feeding time, pet feeding, dog water, pet supplies, puppy meals
dog brush: pet brush, grooming brush, deshedding brush | dog grooming, shedding fur, coat care, pet care, groomer
  supplies
dog carrier: pet carrier, puppy carrier, pet travel bag | travel with pets, vet visits, pet transport, pet supplies,
  puppy travel
dog chew: chew stick, puppy chew, dog chew stick | chewing dogs, pet pantry, dog enrichment, pet supplies, canine treats
dog coat: dog jacket, dog sweater, pet coat | winter dog walks, dog clothes, puppy outfit, dog accessories, pet clothing
dog collar: puppy collar, pet collar, neck collar | dog walking gear, dog accessories, id tag holder, dog owner gift,
  pet supplies
dog crate: dog kennel, puppy crate, dog cage | crate training, dog transport, puppy training, pet supplies, dog den
dog food: puppy food, canine food, dog meal | feeding time, pet pantry, dog bowl meals, dog nutrition, pet supplies
dog gate: pet gate, dog barrier, puppy gate | puppy training, stairs and doors, puppy proofing, dog room, pet supplies
dog harness: pet harness, walking harness, dog vest harness | dog walking gear, dog owner, puppy walks, canine gear, dog
  training, pet supplies
dog house: kennel, dog kennel | backyard dog, pet shelter, dog den, pet furniture, puppy house
dog leash: dog lead, pet leash, puppy lead | dog walking gear, puppy walks, dog owner, pet supplies, dog training
dog muzzle: pet muzzle, canine muzzle | vet visits, dog training, dog walking gear, muzzle training, pet supplies
dog shampoo: pet shampoo, puppy shampoo | dog grooming, bath time, coat care, groomer supplies, pet care
dog stroller: pet stroller, pet pram, pet pushchair | walks with pets, travel with pets, senior dog walks, pet
  transport, pet rodents
dog tag: pet id tag, dog id tag, pet tag | collar tag, name and number, dog accessories, lost pet, dog owner gift
dog toy: pet toy, puppy toy | fetch and play, dog enrichment, pet supplies, dog owner gift, puppy playtime
dog treat: puppy treat, dog snack, dog biscuit | dog training, reward treats, dog owner gift, pet pantry, good dog
fish food: aquarium food, fish flake | fish keeping, pet fish, tank feeding, home aquatics, fish feeding
guinea pig cage: cavy cage, guinea pig home | pet rodents, cavy keeping, animal housing, piggy playpen, pet supplies
hamster cage: rodent cage, hamster home | hamster habitat, pet rodents, animal housing, pet supplies, hamster care
horse halter: head collar, headcollar, horse headcollar | equestrian gear, stable supplies, tack room, horse handling,
  horse tack
horse rug: horse blanket, turnout rug, stable rug | equestrian gear, stable supplies, tack room, horse care, horse owner
  gift
litter box: litter tray, cat toilet, kitty litter box | indoor cats, cat care, pet supplies, cat hygiene, litter area
pet bed: animal bed, bed for pets | pet furniture, sleeping spot, cat and dog bed, pet supplies, pet owner gift
pet bowl: animal feeding bowl, pet dish | feeding time, cat and dog bowl, pet supplies, pet water, mealtime
pet carrier: animal carrier, pet transport box | travel with pets, vet visits, animal transport, pet supplies, car
  journeys
pet feeder: food bowl feeder, pet food dispenser | feeding time, meal schedule, pet food, pet supplies, pet tech
pet fountain: pet water fountain, cat fountain, drinking fountain | pet water, hydrated pets, pet supplies, cat
  drinking, pet drinking
pet memorial: pet remembrance, pet loss keepsake | sympathy gift, rainbow bridge, pet loss gift, in memory of pet, pet
  keepsake
pet portrait: pet painting, pet drawing, animal portrait | pet lover gift, pet memorial, animal art, wall art, pet
  keepsake
poop bag: dog waste bag, poo bag, dog poop bag | dog walking gear, pet waste, clean up after dog, pet supplies, walk
  essentials
rabbit hutch: bunny hutch, rabbit house | pet rodents, backyard rabbits, bunny home, animal housing, pet housing
reptile tank: vivarium, reptile enclosure | reptile keeping, lizard home, reptile home, herp supplies, pet reptiles
saddle: horse saddle, riding saddle | equestrian gear, horse riding, tack room, riding school, horse tack
scratching post: cat scratcher, scratch post | cat furniture, claw care, indoor cats, pet supplies, sofa saver
training pad: puppy pad, pee pad, potty pad | puppy training, house training, indoor toilet, pet supplies, toilet
  training
`)
