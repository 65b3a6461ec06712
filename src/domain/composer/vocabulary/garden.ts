import { readRows } from "./row.ts"

/** Garden, patio, houseplants. */
export const garden = readRows(`
barbecue: bbq, grill, barbecue grill | outdoor cooking, backyard cookout, summer grilling, patio cooking, garden party
bird bath: birdbath, bird water bowl | garden birds, backyard wildlife, garden decor, bird watching, bird lover gift
bird feeder: wild bird feeder, birdfeeder | garden birds, bird watching, backyard wildlife, bird lover gift, seed feeder
bird house: birdhouse, nesting box, nest box | garden birds, bird watching, backyard wildlife, bird lover gift, garden
  decor
bonsai: bonsai tree, miniature tree | indoor gardening, plant lover gift, desk plant, japanese garden, tree pruning
cactus: cactus plant, desert plant | houseplant, windowsill garden, plant collector, desk plant, desert garden
compost bin: composter, compost container | garden waste, kitchen scraps, compost heap, allotment, soil building
fence: garden fence, yard fence | garden boundary, backyard privacy, yard border, property line, landscaping
fertilizer: fertiliser, plant food, plant feed | plant care, gardening supplies, garden soil, feeding plants, growing
  season
flower bulb: planting bulb, garden bulb | garden border, seasonal flowers, garden planting, container gardening, bulb
  planting
flower seed: seed for flowers, flower garden seed | grow your own, cutting garden, garden border, seed sowing,
  pollinator garden
garden bench: outdoor bench, patio bench, park bench | garden seating, patio furniture, outdoor living, backyard
  seating, garden furniture
garden chair: patio chair, outdoor chair, lawn chair | garden seating, outdoor living, patio furniture, backyard
  seating, deck furniture
garden fork: digging fork, pitchfork | garden tools, turning soil, allotment, yard work, gardener gift
garden gloves: gardening gloves, gardener gloves | yard work, gardener gift, weeding, hand protection, planting out
garden gnome: gnome, lawn gnome, garden dwarf | garden decor, lawn decor, yard art, flower bed decor, porch decor
garden hose: hosepipe, hose pipe, water hose | watering garden, yard work, car washing, outdoor tap, lawn care
garden seed: plant seed, sowing seed | grow your own, seed sowing, gardening supplies, garden planting, spring planting
garden statue: garden ornament, yard statue | garden decor, lawn decor, flower bed decor, yard art, patio display
garden tree: sapling, yard tree | landscaping, garden design, backyard planting, tree planting, yard greenery
gazebo: garden pavilion, garden pergola | outdoor living, garden party, backyard shade, patio cover, garden structure
greenhouse: glasshouse, hothouse, grow house | seed starting, growing vegetables, backyard garden, plant shelter,
  kitchen garden
hammock: hanging bed, garden hammock | backyard lounging, outdoor living, garden relaxing, camping rest, patio seating
hanging planter: hanging plant pot, plant hanger | indoor plants, houseplant display, trailing plants, balcony garden,
  plant lover gift
hedge trimmer: hedge cutter, hedge clippers | garden machinery, yard work, hedge cutting, shrub shaping, garden tools
herb garden: herb planter, herb growing set | windowsill garden, home cooking, grow your own, cooking herbs, kitchen
  plants
hoe: garden hoe, weeding hoe | garden tools, weeding, vegetable beds, allotment, yard work
hot tub: spa tub, garden spa | backyard spa, outdoor living, garden relaxing, patio upgrade, soaking tub
houseplant: indoor plant, house plant, pot plant | plant lover gift, plant collector, home greenery, living room plants,
  urban jungle
lawn mower: lawnmower, lawn cutter, mower | lawn care, grass cutting, garden machinery, yard work, backyard lawn
leaf blower: garden blower, yard blower | autumn leaves, yard work, garden machinery, garden clean up, driveway clearing
monstera: swiss cheese plant, monstera plant | houseplant, indoor plants, plant collector, urban jungle, home greenery,
  leafy plants
orchid: orchid plant, orchid flower | houseplant, indoor flowers, windowsill plants, plant lover gift, flowering plants
parasol: patio umbrella, garden umbrella, sun umbrella | patio shade, outdoor living, garden furniture, outdoor dining,
  backyard shade
patio set: garden furniture set, outdoor dining set | outdoor living, patio furniture, garden seating, backyard dining,
  al fresco dining
pergola: garden arbor, arbour | garden structure, patio shade, backyard design, climbing plants, outdoor living
pizza oven: garden pizza oven, outdoor pizza oven | outdoor cooking, backyard cookout, pizza night, garden party, patio
  cooking
plant hanger: hanging plant holder, hanging pot holder | indoor plants, houseplant display, trailing plants, plant
  corner, plant lover gift
plant marker: plant label, garden marker, plant tag | herb garden, seed starting, vegetable beds, gardener gift, garden
  decor
plant pot: planter pot, flowerpot, pot for plants | container gardening, houseplant display, patio plants, garden decor,
  repotting
plant: living plant, garden plant | plant lover gift, greenery, gardening, plant collection, plant shop
planter: plant pot, flower pot, plant container | container gardening, plant lover gift, houseplant display, patio
  plants, garden decor
potting soil: potting mix, potting compost | repotting plants, container gardening, houseplant care, gardening supplies,
  seed starting
raised bed: raised garden bed, garden bed planter | vegetable gardening, kitchen garden, growing vegetables, backyard
  garden, allotment
rake: garden rake, leaf rake | garden tools, yard work, autumn leaves, lawn care, seed bed
riding mower: ride on mower, lawn tractor, riding lawn mower | lawn care, grass cutting, yard work, garden machinery,
  yard equipment
secateurs: pruning shears, hand pruner, pruner | garden tools, pruning roses, gardener gift, plant trimming, shrub
  cutting
shed: garden shed, storage shed, tool shed | backyard storage, garden building, tool storage, outbuilding, bike storage
shrub: bush, garden shrub | landscaping, garden border, garden design, yard planting, hedge planting
solar light: solar lamp, garden solar light | garden lighting, pathway lights, patio decor, outdoor lighting, yard
  lights
spade: garden spade, digging spade | garden tools, digging soil, yard work, allotment, planting trees
sprinkler: lawn sprinkler, garden sprinkler | lawn watering, yard irrigation, lawn care, watering garden, outdoor tap
strimmer: string trimmer, grass trimmer | lawn edging, yard work, garden machinery, grass cutting, lawn care
succulent: succulent plant, succulent houseplant | houseplant, windowsill garden, plant collector, desk plant, rock
  garden
swimming pool: garden pool, backyard pool | summer swimming, outdoor living, pool party, garden fun, family pool
terrarium: plant terrarium, bottle garden | indoor gardening, moss garden, plant lover gift, desk garden, moss and
  plants
trellis: plant trellis, garden lattice, climbing frame trellis | climbing plants, vine support, garden structure, garden
  fence, backyard decor
trowel: garden trowel, hand trowel | garden tools, planting out, gardener gift, digging holes, flower beds
vegetable seed: veg seed, vegetable garden seed | grow your own, kitchen garden, allotment growing, seed sowing, home
  harvest
watering can: plant watering can, garden watering can | watering plants, houseplant care, gardening tools, plant lover
  gift, garden decor
wheelbarrow: garden cart, barrow, garden barrow | yard work, garden tools, moving soil, garden clearing, landscaping
wind chime: windchime, garden chime | garden decor, porch decor, outdoor sound, patio hanging, backyard decor
window box: windowsill planter, balcony planter | container gardening, balcony garden, window garden, herb growing,
  flower display
`)
