import { wordSet } from "./word-set.ts"

/** Mass nouns: no article and no plural. */
export const massNouns = wordSet(`
  cricket tennis golf hockey football rugby archery polo chess darts snooker badminton squash lacrosse netball softball
  volleyball basketball baseball pickleball
  wheat soya soy gluten dairy barley rye yoga pilates chi qigong karate judo aikido taekwondo
  cotton linen wool silk leather suede denim polyester nylon velvet velour felt cashmere merino mohair hemp jute
  burlap lace tulle chiffon organza muslin flannel corduroy tweed spandex elastane lycra viscose rayon acrylic
  neoprene mesh rubber latex silicone plastic vinyl pvc resin epoxy wax clay porcelain stoneware earthenware pottery
  ceramics glassware cookware bakeware drinkware tableware dinnerware silverware cutlery crockery enamelware hardware
  software firmware freeware footwear underwear sportswear menswear womenswear swimwear knitwear outerwear activewear
  workwear loungewear nightwear sleepwear eyewear headwear neckwear lingerie hosiery clothing apparel jewellery
  jewelry furniture luggage baggage equipment gear machinery tackle tack bedding linenware upholstery carpeting
  matting flooring roofing siding guttering fencing decking paneling panelling cladding tiling lighting wiring
  plumbing heating ventilation insulation drainage landscaping gardening cleaning plaster plastering masonry brickwork
  stonework woodwork metalwork joinery carpentry cabinetry concrete cement mortar gravel sand soil compost mulch
  fertilizer fertiliser manure turf timber lumber plywood mdf oak pine walnut teak mahogany birch bamboo rattan wicker
  cork titanium steel aluminium aluminum brass bronze copper gold silver platinum pewter tin zinc chrome nickel marble
  granite slate quartz terracotta paper cardboard stationery parchment ink paint varnish lacquer glue adhesive twine
  yarn thread fabric coffee tea cocoa espresso matcha milk butter cheese yogurt yoghurt honey sugar salt pepper flour
  rice pasta bread chocolate candy confectionery jam marmalade granola muesli cereal vinegar mustard mayonnaise
  ketchup pesto hummus juice water wine beer cider gin rum vodka whisky whiskey kombucha lemonade soda meat beef pork
  bacon ham salmon tuna seafood garlic ginger turmeric cinnamon vanilla paprika saffron basil oregano rosemary
  lavender protein collagen gelatine gelatin creatine soap makeup toothpaste hair skin skincare haircare childcare
  healthcare dentistry physiotherapy yoga pilates fitness training coaching tutoring advice help support information
  data news homework research knowledge music footage content literature poetry fiction nonfiction photography
  videography calligraphy embroidery knitting crochet quilting weaving sewing macrame origami decoupage scrapbooking
  woodworking metalworking travel transport transportation accommodation catering storage packaging packing shipping
  delivery postage freight traffic parking fuel petrol gasoline diesel electricity power energy air smoke dust snow
  ice weather money cash insurance finance banking accounting bookkeeping payroll marketing advertising maintenance
  servicing installation work labour labor play fun time darkness stickiness softness comfort warmth durability
  quality feedback evidence proof protection access safety security privacy rubbish garbage trash waste litter kindling firewood
  charcoal coal hay straw birdseed livestock poultry produce merchandise memorabilia ephemera taxidermy fur down
  visibility humidity brightness salinity sauerkraut kimchi tofu tempeh miso seaweed guacamole tahini couscous quinoa porridge marzipan coriander parsley thyme dill cumin cardamom nutmeg
  wadding batting stuffing padding foam musk shaving amber cedarwood sandalwood
`)
