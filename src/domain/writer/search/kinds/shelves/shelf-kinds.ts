import type { KindRows } from "../kind-rows.ts"
import { devicesAndSportsShelf1 } from "./devices-and-sports-shelf-1.ts"
import { devicesAndSportsShelf2 } from "./devices-and-sports-shelf-2.ts"
import { devicesAndSportsShelf3 } from "./devices-and-sports-shelf-3.ts"
import { gardenAndWorkshopShelf1 } from "./garden-and-workshop-shelf-1.ts"
import { gardenAndWorkshopShelf2 } from "./garden-and-workshop-shelf-2.ts"
import { gardenAndWorkshopShelf3 } from "./garden-and-workshop-shelf-3.ts"
import { hobbiesShelf1 } from "./hobbies-shelf-1.ts"
import { hobbiesShelf2 } from "./hobbies-shelf-2.ts"
import { hobbiesShelf3 } from "./hobbies-shelf-3.ts"
import { kitchenShelf1 } from "./kitchen-shelf-1.ts"
import { kitchenShelf2 } from "./kitchen-shelf-2.ts"
import { kitchenShelf3 } from "./kitchen-shelf-3.ts"
import { roomsShelf1 } from "./rooms-shelf-1.ts"
import { roomsShelf2 } from "./rooms-shelf-2.ts"
import { roomsShelf3 } from "./rooms-shelf-3.ts"
import { roomsShelf4 } from "./rooms-shelf-4.ts"
import { roomsShelf5 } from "./rooms-shelf-5.ts"
import { wearAndCareShelf1 } from "./wear-and-care-shelf-1.ts"
import { wearAndCareShelf2 } from "./wear-and-care-shelf-2.ts"
import { wearAndCareShelf3 } from "./wear-and-care-shelf-3.ts"

/** What a large shop has on its shelves, department by department. */
export const shelfKinds: KindRows = {
  ...kitchenShelf1,
  ...kitchenShelf2,
  ...kitchenShelf3,
  ...roomsShelf1,
  ...roomsShelf2,
  ...roomsShelf3,
  ...roomsShelf4,
  ...roomsShelf5,
  ...gardenAndWorkshopShelf1,
  ...gardenAndWorkshopShelf2,
  ...gardenAndWorkshopShelf3,
  ...wearAndCareShelf1,
  ...wearAndCareShelf2,
  ...wearAndCareShelf3,
  ...hobbiesShelf1,
  ...hobbiesShelf2,
  ...hobbiesShelf3,
  ...devicesAndSportsShelf1,
  ...devicesAndSportsShelf2,
  ...devicesAndSportsShelf3,
}
