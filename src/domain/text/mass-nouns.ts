import { wordSet } from "./word-set.ts"

/** What is not counted: no article stands before it, and it has no plural. */
export const massNouns = wordSet(`
  cotton linen wool silk leather suede denim canvas-cloth polyester nylon velvet velour felt fleece cashmere merino
  mohair hemp jute burlap lace tulle chiffon satin-fabric organza muslin flannel corduroy tweed spandex elastane lycra
  viscose rayon bamboo-fibre acrylic neoprene mesh rubber latex silicone plastic vinyl pvc resin epoxy wax clay porcelain
  stoneware earthenware pottery ceramics glassware cookware bakeware drinkware tableware dinnerware silverware cutlery
  crockery enamelware hardware software firmware freeware footwear underwear sportswear menswear womenswear swimwear
  knitwear outerwear activewear workwear loungewear nightwear sleepwear eyewear headwear neckwear lingerie hosiery
  clothing apparel jewellery jewelry furniture luggage baggage equipment gear machinery tackle tack bedding linenware
  upholstery carpeting matting flooring roofing siding guttering fencing decking paneling panelling cladding tiling
  lighting wiring plumbing heating ventilation insulation drainage landscaping gardening cleaning roofing-felt plaster
  plastering masonry brickwork stonework woodwork metalwork joinery carpentry cabinetry concrete cement mortar gravel
  sand soil compost mulch fertilizer fertiliser manure turf timber lumber plywood mdf oak pine walnut ash-wood teak
  mahogany birch bamboo rattan wicker cork titanium steel aluminium aluminum brass bronze copper iron gold silver
  platinum pewter tin zinc chrome nickel marble granite slate quartz terracotta paper cardboard stationery parchment
  ink paint varnish lacquer primer glue adhesive tape-stock twine string-cord yarn thread ribbon-stock fabric cloth
  coffee tea cocoa espresso matcha milk cream butter cheese yogurt yoghurt honey sugar salt pepper flour rice pasta
  bread cake-mix chocolate candy confectionery jam marmalade granola muesli cereal oil vinegar sauce-mix mustard
  mayonnaise ketchup pesto hummus juice water wine beer cider gin rum vodka whisky whiskey kombucha lemonade soda meat
  beef pork lamb-meat chicken-meat bacon ham fish-meat salmon tuna seafood fruit garlic ginger turmeric cinnamon
  vanilla paprika saffron basil oregano rosemary lavender mint-leaf protein collagen gelatine gelatin creatine
  shampoo conditioner-stock soap makeup mascara perfume lotion moisturizer moisturiser sunscreen deodorant toothpaste
  toothbrush-stock powder foundation-makeup hair skin skincare haircare childcare healthcare dentistry physiotherapy
  yoga pilates fitness training coaching tutoring advice help support information data news homework research
  knowledge music footage content artwork literature poetry fiction nonfiction photography videography calligraphy
  embroidery knitting crochet quilting weaving sewing macrame origami decoupage scrapbooking woodworking metalworking
  travel transport transportation accommodation catering storage packaging packing shipping delivery postage freight
  traffic parking fuel petrol gasoline diesel electricity power gas-supply energy air smoke dust rain snow ice weather
  money cash insurance finance banking accounting bookkeeping payroll software-support marketing advertising
  maintenance servicing repair-work installation work labour labor play fun time space-room room-space light darkness
  stickiness softness comfort warmth durability quality feedback evidence proof access safety security privacy
  rubbish garbage trash waste litter kindling firewood charcoal coal hay straw birdseed livestock poultry produce
  merchandise stock-goods memorabilia ephemera taxidermy glass fur faux-fur down wadding batting stuffing padding foam
`)
