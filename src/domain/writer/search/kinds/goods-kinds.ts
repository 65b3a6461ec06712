import { singular } from "../../../text/words/plural.ts"
import { animalKeepingKinds } from "./animal-keeping-kinds.ts"
import { bakingAndPreservesKinds } from "./baking-and-preserves-kinds.ts"
import { beautyAndHealthKinds } from "./beauty-and-health-kinds.ts"
import { beautyKinds } from "./beauty-kinds.ts"
import { camerasAndHomeKinds } from "./cameras-and-home-kinds.ts"
import { clothesAndBabyKinds } from "./clothes-and-baby-kinds.ts"
import { clothingKinds } from "./clothing-kinds.ts"
import { collectiblesAndMediaKinds } from "./collectibles-and-media-kinds.ts"
import { craftSuppliesKinds } from "./craft-supplies-kinds.ts"
import { craftsAndSportsKinds } from "./crafts-and-sports-kinds.ts"
import { electronicsKinds } from "./electronics-kinds.ts"
import { foodKinds } from "./food-kinds.ts"
import { furnitureKinds } from "./furniture-kinds.ts"
import { gardenKinds } from "./garden-kinds.ts"
import { homeFoodAndBabyKinds } from "./home-food-and-baby-kinds.ts"
import { homeKinds } from "./home-kinds.ts"
import { houseAndGardenKinds } from "./house-and-garden-kinds.ts"
import { householdKinds } from "./household-kinds.ts"
import { instrumentsAndOutdoorKinds } from "./instruments-and-outdoor-kinds.ts"
import { jewelleryKinds } from "./jewellery-kinds.ts"
import type { KindRows } from "./kind-rows.ts"
import { kitchenKinds } from "./kitchen-kinds.ts"
import { makingAndCollectingKinds } from "./making-and-collecting-kinds.ts"
import { makingAndGiftsKinds } from "./making-and-gifts-kinds.ts"
import { musicAndModelsKinds } from "./music-and-models-kinds.ts"
import { officePartyAndGardenKinds } from "./office-party-and-garden-kinds.ts"
import { petsKinds } from "./pets-kinds.ts"
import { plantKinds } from "./plant-kinds.ts"
import { rideAndPlayKinds } from "./ride-and-play-kinds.ts"
import { sellersGoodsKinds } from "./sellers/sellers-goods-kinds.ts"
import { shelfKinds } from "./shelves/shelf-kinds.ts"
import { sparePartsKinds } from "./spare-parts-kinds.ts"
import { sportsAndOutdoorKinds } from "./sports-and-outdoor-kinds.ts"
import { stationeryAndPrintablesKinds } from "./stationery-and-printables-kinds.ts"
import { toolsAndCarKinds } from "./tools-and-car-kinds.ts"
import { toolsAndSparesKinds } from "./tools-and-spares-kinds.ts"
import { toysAndBabyKinds } from "./toys-and-baby-kinds.ts"
import { vehiclePartsKinds } from "./vehicle-parts-kinds.ts"
import { wearAndCareKinds } from "./wear-and-care-kinds.ts"
import { wearAndPersonalCareKinds } from "./wear-and-personal-care-kinds.ts"
import { workshopKinds } from "./workshop-kinds.ts"

/** Every department of a shop. */
export const goodsKinds: KindRows = {
  ...shelfKinds,
  ...sellersGoodsKinds,
  ...homeKinds,
  ...kitchenKinds,
  ...jewelleryKinds,
  ...clothingKinds,
  ...petsKinds,
  ...toysAndBabyKinds,
  ...gardenKinds,
  ...toolsAndCarKinds,
  ...electronicsKinds,
  ...beautyKinds,
  ...foodKinds,
  ...stationeryAndPrintablesKinds,
  ...craftSuppliesKinds,
  ...collectiblesAndMediaKinds,
  ...sportsAndOutdoorKinds,
  ...furnitureKinds,
  ...houseAndGardenKinds,
  ...wearAndCareKinds,
  ...workshopKinds,
  ...rideAndPlayKinds,
  ...makingAndCollectingKinds,
  ...plantKinds,
  ...animalKeepingKinds,
  ...bakingAndPreservesKinds,
  ...vehiclePartsKinds,
  ...sparePartsKinds,
  ...craftsAndSportsKinds,
  ...musicAndModelsKinds,
  ...clothesAndBabyKinds,
  ...householdKinds,
  ...beautyAndHealthKinds,
  ...officePartyAndGardenKinds,
  ...toolsAndSparesKinds,
  ...instrumentsAndOutdoorKinds,
  ...camerasAndHomeKinds,
  ...homeFoodAndBabyKinds,
  ...makingAndGiftsKinds,
  ...wearAndPersonalCareKinds,
}

/** Whether these words, one or several of them, are the name of a known thing. */
export const isGoodsKind = (name: string): boolean =>
  [name, singular(name)].some((each) => Object.hasOwn(goodsKinds, each))
