import type { PhraseRow } from "./phrase-rows.ts"

/** Certificates, and claims of being free of, safe in or good for something. */
export const qualities: readonly PhraseRow[] = [
  { says: "organic/organics", needs: "organic" },
  { says: "vegan/vegans", needs: "vegan|plant based" },
  { says: "vegetarian/kosher/halal/keto/paleo" },
  {
    says: "hypoallergenic|hypo allergenic|non allergenic|allergy friendly",
    needs: "hypoallergen|hypo|allerg|non allerg",
  },
  { says: "non toxic|nontoxic|toxin free", needs: "non toxi|nontoxi|toxin free|no toxi|not toxi|without toxi" },
  { says: "biodegrad*|compostab*", needs: "biodegrad|compost" },
  { says: "recyclab*|recycled/upcycled|reclaimed", needs: "recycl|upcycl|reclaim|salvag" },
  {
    says: "sustainab*|eco friendly/conscious|environmentally/earth/planet friendly/conscious|carbon neutral/negative|climate neutral|zero waste|green energy",
    needs: "sustainab|eco|environment|earth|planet|carbon|climate|zero waste|renewable",
  },
  {
    says: "ethically/responsibly made/sourced/produced/traded|ethical/ethically",
    needs: "ethic|responsib|fair trade|direct trade",
  },
  {
    says: "locally/sustainably sourced/made/grown/produced/owned|family/women/woman/black/veteran/minority/locally/independently owned/run|family business",
    needs:
      "local|family|sister/brother/mother/father/son./daughter/husband/wife/couple/parents|women|woman|black own|veteran|minority|independent",
  },
  { says: "fair trade|fair traded", needs: "fair trad|fairtrade|fair" },
  { says: "non gmo|gmo free|no gmos", needs: "non gmo|gmo free|no gmo|without gmo|never gmo" },
  { says: "certif*", needs: "certif|licens|accredit|registered|approved" },
  { says: "accredited/licensed/insured/bonded|fully licensed/insured|licensed and insured" },
  { says: "patented|patent pending", needs: "patent" },
  {
    says: "fda/gots/oekotex/fsc/usda/rohs/nsf/leed/peta/reach certified/approved/registered/cleared/compliant/listed/cleared|fda|gots|oeko tex|oekotex|fsc|usda|rohs|nsf|leaping bunny|rainforest alliance|energy star|b corp|ul listed|ce certified/marked/approved/mark|iso 9001|tuv|mil std|astm|cpsc|cpsia|tsa approved|fsa eligible|gas safe",
  },
  {
    says: "food grade/safe|medical/surgical/military/hospital/marine/aircraft/commercial/industrial grade|professional grade",
  },
  {
    says: "lab/safety/independently/dermatologically/clinically/third tested/proven|third party tested|clinically/scientifically/medically proven/tested/backed/studied|dermatologist/doctor/vet/vets/veterinarian/dentist/pediatrician/physician/expert/therapist/teacher tested/recommended/approved/formulated/developed",
  },
  {
    says: "dishwasher/dishwashers safe/proof/friendly/friendly/ok|safe for/in/to the/your/a? dishwasher/dishwashers|in/into the/your/a dishwasher|both the dishwasher",
    needs: "dishwasher",
  },
  {
    says: "microwave/microwaves safe/proof/friendly/ok|microwaveable/microwavable|safe for/in the/your/a microwave|in/into the/your/a microwave|microwaves/microwave well",
    needs: "microwav",
  },
  { says: "oven/ovens safe/proof/friendly/ready|ovenproof|oven to table|safe for/in the/your/a oven", needs: "oven" },
  { says: "freezer safe/friendly/proof/ready", needs: "freezer" },
  {
    says: "child/kid/kids/children/baby/toddler/infant/pet/dog/cat safe/safety|safe for children/kids/babies/pets/dogs/cats/toddlers/baby/infants/pregnancy",
    needs: "child/kid/bab/toddler/infant/pet/dog/cat/pregnan saf|non toxi|nontoxi",
  },
  {
    says: "septic/reef/skin/color/fish/bee safe|fade/shrink/tarnish/stain/scratch/wrinkle/rust/shatter/chip/crack/tear/heat/flame/fire/slip/skid/uv/wind/frost/impact/shock/dust/leak/spill/tamper/moisture/sweat/chlorine/acid proof/resistant/resistance/repellent/retardant",
  },
  {
    says: "splash/rain proof|splashproof|rainproof",
    needs: "splash/rain proof/resist|splashproof|rainproof|waterproof|water proof/tight/resist|weatherproof|ip67|ip68",
  },
  {
    says: "waterproof/waterproofed|water proof|water/rain/splash tight|submersible",
    needs: "waterproof|water proof/tight|rainproof|ip67|ip68|submers",
  },
  {
    says: "water/rain/splash resistant/repellent/repelling|weatherproof|weather resistant/proof|showerproof|windproof|rustproof|fireproof|shatterproof|leakproof|spillproof|shockproof|dustproof|soundproof|childproof|bulletproof|fadeproof|stainproof|scratchproof|crackproof|rotproof|frostproof|heatproof|tarnishproof|sweatproof|colorfast|flame retardant",
  },
  { says: "machine wash/washable|machine washed|washing machine|washable", needs: "wash" },
  { says: "tumble dry|dryer safe|dry clean|hand wash only", needs: "dry|hand wash" },
  {
    says: "antimicrobial|antibacterial|anti microbial/bacterial/fungal/viral|antifungal|antiviral|kills germs/bacteria/viruses/99|germ free|sterile|sterilized",
    needs: "antimicrob|antibact|anti|germ|bacteria|steril|fung|kill",
  },
  { says: "all natural|chemical free|pure natural", needs: "natural|chemical" },
  {
    says: "spf/upf/ip67/ip68/ipx7/hepa/bluetooth/wifi/gps/nfc/usb/hdmi/4k/8k/1080p/hdr/led/oled|wi fi|noise cancelling/canceling/cancellation|fast/wireless charging|voice control|memory foam|gluten/dairy/sugar/nut/lactose/soy/grain/egg/wheat/bpa/bps/phthalate/phthalates/paraben/parabens/sulfate/sulfates/sulphate/latex/lead/nickel/formaldehyde/fragrance/alcohol/cruelty/cage/plastic/pfas/pvc/silicone/aluminum/caffeine/gmo/chemical/acid/fluoride/preservative/additive/allergen/hormone/antibiotic/ad/ads/tax/interest/royalty/duty/maintenance/tangle/wrinkle/lint/odor/bpa free",
  },
]

const ailments =
  "acne/eczema/psoriasis/arthritis/pain/pains/inflammation/anxiety/depression/stress/insomnia/migraine/migraines/headache/headaches/cancer/diabetes/infection/infections/allergies/wrinkles/cellulite/adhd/asthma/swelling/cramps/nausea/flu/disease/diseases/illness/cholesterol/rosacea/dandruff/fatigue/soreness/snoring/bloating/constipation/tension/aches/itch/itching/rash/rashes/scars/covid"

export const health: readonly PhraseRow[] = [
  {
    says: "cure/cures|heals/healing|heal your/the/wounds/skin",
    needs: "cure|heal",
    after: "the|uv|resin|led|lamp|air|to",
  },
  {
    says: `treat/treats/treating/prevent/prevents/preventing/relieve/relieves/relieving/reduce/reduces/reducing/ease/eases/easing/soothe/soothes/soothing/fight/fights/fighting/combat/combats/helps/end/ends/banish/banishes ${ailments}|treat/treats/treating/prevent/prevents/preventing/relieve/relieves/relieving/reduce/reduces/reducing/ease/eases/soothe/soothes/fights/helps/for * ${ailments}`,
  },
  { says: "pain/stress/headache/migraine/back/joint/muscle/anxiety/tension relief/reliever/relieving" },
  {
    says: "weight loss|lose weight|burn/burns/burning fat|fat burning/burner|slimming|lose * pounds/kilos|boost/boosts/boosting your? immunity/immune/metabolism/testosterone/collagen/energy/mood/focus|immune boosting/support|detox*|anti aging/inflammatory/wrinkle|antiaging|rejuvenat*|lower/lowers/lowering blood/cholesterol|improve/improves/improving your? sleep/circulation/digestion/posture/memory/immunity/health|hair growth|therapeutic|medicinal|promotes healing/health/sleep/growth|miracle",
  },
]

/** How and where it was made. */
export const making: readonly PhraseRow[] = [
  {
    says: "handmade|hand. made/crafted/built/finished/assembled|made/crafted/built/finished/cut/sewn/stitched/poured by hand|artisan/artisans/artisanal/artisan*|craftsman/craftsmen/craftsmanship",
    needs:
      "handmade|hand. made/craft/thrown/built/finish/cut/pour/paint/stitch/sewn/knit/carv/forg/drawn|by hand|homemade|artisan|craftsm|i./we. make/made/throw/sew/knit/carve/pour/build/craft/forge/stitch|made by one|thrown|craft",
  },
  {
    says: "hand painted/poured/carved/stitched/sewn/knit/knitted/woven/thrown/blown/forged/dyed/printed/drawn/cut/rolled/dipped/tied/beaded/embroidered/lettered/turned/picked/roasted/mixed/glazed/hammered|handpainted/handpoured/handcarved/handwoven/handknit/handknitted/handsewn/handstitched/handblown/handforged/handdrawn/handpicked/handcut",
    needs: "hand",
  },
  {
    says: "small batch/batches|homemade|home made|made/built/cut to order|custom/bespoke|custom made|tailor made|personalized/personalised|made to measure",
    needs: "batch|home made|homemade|to order|custom|bespoke|tailor|personali|measure|engrav|monogram",
    before: "officer|officers|shelf|shelves|roms|settings|domain|lists|tabs",
  },
  { says: "one of a kind|limited edition|only one of its", needs: "one kind|unique|only one|no two|limited|one off" },
  { says: "vintage|antique|retro" },
  {
    says: "brand new|never used/worn/opened|unopened|factory sealed|like new|mint condition|near mint|pristine|sealed|complete in box",
  },
  { says: "refurbished|reconditioned|certified refurbished", needs: "refurb|recondition|restored|serviced" },
  { says: "genuine/authentic", needs: "genuin|authentic|original|real", before: "smile|smiles|interest" },
  {
    says: "made/crafted/built/sewn/woven/printed/assembled/manufactured in house|in house|family recipe|secret recipe",
  },
]
