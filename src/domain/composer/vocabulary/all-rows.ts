import { apps } from "./apps.ts"
import { beauty } from "./beauty.ts"
import { booksAndMedia } from "./books-and-media.ts"
import { clothing } from "./clothing.ts"
import { collectibles } from "./collectibles.ts"
import { craftSupplies } from "./craft-supplies.ts"
import { electronics } from "./electronics.ts"
import { food } from "./food.ts"
import { furniture } from "./furniture.ts"
import { garden } from "./garden.ts"
import { home } from "./home.ts"
import { instruments } from "./instruments.ts"
import { jewellery } from "./jewellery.ts"
import { kitchen } from "./kitchen.ts"
import { localBusinesses } from "./local-businesses.ts"
import { paperAndParty } from "./paper-and-party.ts"
import { pets } from "./pets.ts"
import type { VocabularyRow } from "./row.ts"
import { sportsAndOutdoors } from "./sports-and-outdoors.ts"
import { tools } from "./tools.ts"
import { toysAndBaby } from "./toys-and-baby.ts"
import { trades } from "./trades.ts"
import { vehiclesAndParts } from "./vehicles-and-parts.ts"
import { videos } from "./videos.ts"

/** Every row of every realm. */
export const allRows: readonly VocabularyRow[] = [
  ...apps,
  ...beauty,
  ...booksAndMedia,
  ...clothing,
  ...collectibles,
  ...craftSupplies,
  ...electronics,
  ...food,
  ...furniture,
  ...garden,
  ...home,
  ...instruments,
  ...jewellery,
  ...kitchen,
  ...localBusinesses,
  ...paperAndParty,
  ...pets,
  ...sportsAndOutdoors,
  ...tools,
  ...toysAndBaby,
  ...trades,
  ...vehiclesAndParts,
  ...videos,
]
