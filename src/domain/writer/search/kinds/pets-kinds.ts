import type { KindRows } from "./kind-rows.ts"

export const petsKinds: KindRows = {
  "dog bandana":
    "dog scarf, pet bandana, pet scarf, dog neckerchief, puppy bandana; dog accessories, pet accessories, dog clothes, pet neckwear",
  "dog collar": "pet collar, puppy collar; dog accessories, pet accessories, dog walking gear",
  "dog harness": "pet harness, dog walking harness; dog accessories, dog walking gear, pet supplies, dog gear",
  "dog lead":
    "us:dog leash, pet lead, walking lead, puppy lead, dog walking lead; dog accessories, dog walking gear, pet accessories",
  "dog leash":
    "pet leash, walking leash, puppy leash, dog walking leash; dog accessories, dog walking gear, pet accessories",
  "dog bed": "pet bed, puppy bed, dog sleeping bed, dog mattress; dog accessories, pet supplies, dog furniture",
  "water fountain":
    "pet fountain, pet water fountain, drinking fountain, pet drinking fountain; pet supplies, pet feeding, water bowl",
  "dog bowl":
    "pet bowl, dog food bowl, puppy bowl, dog dish, dog water bowl; dog accessories, pet supplies, pet feeding",
  "dog toy": "pet toy, puppy toy; dog accessories, pet supplies",
  "dog treat": "dog snack, dog snacks, pet treats, treats for dogs; dog food, pet food",
  "dog coat": "dog jacket, pet coat, dog outfit; dog clothes, dog accessories, dog apparel",
  "dog jumper": "dog sweater, pet jumper, dog knitwear, dog pullover; dog clothes, dog accessories, dog apparel",
  "dog sweater": "pet sweater, dog jumper, dog knitwear, dog pullover; dog clothes, dog accessories, dog apparel",
  "dog bow tie": "dog bowtie, pet bow tie, puppy bow tie, dog collar bow; dog accessories, pet accessories, dog outfit",
  "dog tag": "pet tag, dog ID tag, pet ID tag, dog collar tag, dog name tag; dog accessories, pet accessories",
  "pet tag": "pet ID tag, dog tag, cat tag, collar tag; pet accessories, pet ID",
  "dog crate": "dog cage, pet crate, dog kennel, puppy crate; dog supplies, pet supplies",
  "dog kennel": "dog house, outdoor kennel, pet kennel; dog supplies, pet supplies",
  "dog shampoo": "pet shampoo, puppy shampoo, dog wash, dog bath shampoo; dog grooming, pet grooming",
  "dog brush": "pet brush, dog grooming brush, dog hair brush; dog grooming, pet grooming",
  "dog gate": "pet gate, puppy gate, dog barrier, dog safety gate; dog supplies, pet supplies",
  "poo bag holder":
    "poop bag holder, dog waste bag holder, poo bag dispenser, poo bag pouch; dog accessories, dog walking gear",
  "poop bag holder":
    "dog bag holder, waste bag holder, poop bag dispenser, poop bag pouch; dog accessories, dog walking gear",
  "pet bed": "animal bed, pet sleeping bed; pet supplies, pet accessories",
  "pet portrait": "custom pet portrait, pet painting, pet drawing, pet artwork; pet art, wall art",
  "pet carrier": "pet travel carrier, animal carrier, pet crate, pet transport; pet supplies, pet travel",
  "cat collar": "kitten collar, pet collar; cat accessories, pet accessories",
  "cat bed": "kitten bed, pet bed, cat sleeping bed; cat accessories, pet supplies, cat furniture",
  "cat toy": "kitten toy, pet toy; cat accessories, pet supplies",
  "cat wand": "cat teaser, cat wand toy, cat teaser wand; cat toys, kitten toy, pet toys",
  "cat wand toy": "cat teaser, teaser wand, kitten toy, cat teaser toy, cat play wand; cat toys, pet toys",
  "catnip toy": "cat toy, kitten toy, cat nip toy, catnip cat toy; cat accessories, pet toys",
  "cat tree": "cat tower, cat climbing tree, cat climber; cat furniture, cat activity centre",
  "cat tower": "cat tree, cat climber; cat furniture, pet furniture",
  "scratching post":
    "cat scratcher, cat scratch post, scratch post, cat scratching pole; cat furniture, cat accessories",
  "cat scratcher": "cat scratch board, cat scratching board, scratcher for cats; cat furniture, cat accessories",
  "cat bowl": "cat food bowl, kitten bowl, pet bowl, cat dish; cat accessories, pet feeding",
  "cat litter": "kitty litter, kitten litter, pet litter, litter; cat supplies, pet supplies",
  "litter box": "cat litter tray, kitty litter box, cat toilet, litter tray; cat supplies, pet supplies",
  "cat carrier": "cat travel carrier, kitten carrier, pet carrier, cat crate; cat supplies, pet travel",
  "bird feeder":
    "wild bird feeder, garden bird feeder, backyard feeder, outdoor bird feeder; bird feeding, garden wildlife, wild bird supplies",
  "bird house": "birdhouse, nesting box, nest box, garden bird house; garden birds, garden wildlife",
  birdhouse: "bird house, nesting box, nest box, bird box; garden birds, garden wildlife",
  "bird box": "nest box, nesting box, bird house, birdhouse; garden birds, garden wildlife",
  "bird bath": "birdbath, garden bird bath, bird water bowl; garden decor, garden birds",
  "bird cage": "birdcage, pet bird cage; bird supplies, pet supplies",
  "bird seed": "birdseed, wild bird food, bird food, wild bird seed; bird feeding, garden birds",
  "rabbit hutch": "bunny hutch, rabbit house, rabbit cage, bunny house; rabbit supplies, small pet housing",
  "hamster cage": "hamster house, hamster home, small pet cage; hamster supplies, small pet supplies",
  "fish tank": "aquarium, aquarium tank; fish keeping, aquarium supplies",
  aquarium: "fish tank, aquarium tank, fish aquarium; fish keeping, aquarium supplies",
  "chicken coop": "hen house, chicken house, poultry house, hen coop; poultry supplies, chicken keeping",
  "horse rug": "horse blanket, turnout rug, horse coat, pony rug; equestrian, horse tack",
  "saddle pad": "horse saddle pad, saddle cloth, numnah, saddle blanket; horse tack, equestrian",
  "horse halter": "head collar, headcollar, horse headcollar, pony halter; horse tack, equestrian",
  "bee suit":
    "beekeeping suit, beekeeper suit, beekeeper outfit, apiary suit; beekeeping clothing, beekeeping supplies, beekeeping gear",
  "beekeeping suit":
    "bee suit, beekeeper suit, apiary suit, bee keeper outfit; beekeeping clothing, beekeeping supplies, beekeeping gear",
  "bee smoker":
    "beekeeping smoker, beehive smoker, hive smoker, beekeeper smoker; beekeeping tools, beekeeping supplies, bee equipment",
  "hive tool":
    "beekeeping tool, beehive tool, beekeeper tool, hive scraper; beekeeping supplies, beekeeping equipment, bee tools",
  beehive: "bee hive, hive box, honey bee hive; beekeeping supplies, beekeeping equipment",
}
