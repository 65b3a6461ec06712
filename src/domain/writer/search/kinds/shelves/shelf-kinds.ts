import type { KindRows } from "../kind-rows.ts"
import { devicesAndSportsShelf1 } from "./devices-and-sports-shelf-1.ts"
import { devicesAndSportsShelf2 } from "./devices-and-sports-shelf-2.ts"
import { devicesAndSportsShelf3 } from "./devices-and-sports-shelf-3.ts"
import { gardenAndWorkshopShelf1 } from "./garden-and-workshop-shelf-1.ts"
import { gardenAndWorkshopShelf2 } from "./garden-and-workshop-shelf-2.ts"
import { gardenAndWorkshopShelf3 } from "./garden-and-workshop-shelf-3.ts"
import { handmadeShelf1 } from "./handmade-shelf-1.ts"
import { handmadeShelf2 } from "./handmade-shelf-2.ts"
import { handmadeShelf3 } from "./handmade-shelf-3.ts"
import { handmadeShelf4 } from "./handmade-shelf-4.ts"
import { handmadeShelf5 } from "./handmade-shelf-5.ts"
import { handmadeShelf6 } from "./handmade-shelf-6.ts"
import { hobbiesShelf1 } from "./hobbies-shelf-1.ts"
import { hobbiesShelf2 } from "./hobbies-shelf-2.ts"
import { hobbiesShelf3 } from "./hobbies-shelf-3.ts"
import { householdShelf1 } from "./household-shelf-1.ts"
import { householdShelf2 } from "./household-shelf-2.ts"
import { householdShelf3 } from "./household-shelf-3.ts"
import { householdShelf4 } from "./household-shelf-4.ts"
import { householdShelf5 } from "./household-shelf-5.ts"
import { householdShelf6 } from "./household-shelf-6.ts"
import { householdShelf7 } from "./household-shelf-7.ts"
import { householdShelf8 } from "./household-shelf-8.ts"
import { householdShelf9 } from "./household-shelf-9.ts"
import { kitchenShelf1 } from "./kitchen-shelf-1.ts"
import { kitchenShelf2 } from "./kitchen-shelf-2.ts"
import { kitchenShelf3 } from "./kitchen-shelf-3.ts"
import { neighborsShelf1 } from "./neighbors-shelf-1.ts"
import { neighborsShelf2 } from "./neighbors-shelf-2.ts"
import { neighborsShelf3 } from "./neighbors-shelf-3.ts"
import { neighborsShelf4 } from "./neighbors-shelf-4.ts"
import { neighborsShelf5 } from "./neighbors-shelf-5.ts"
import { neighborsShelf6 } from "./neighbors-shelf-6.ts"
import { roomsShelf1 } from "./rooms-shelf-1.ts"
import { roomsShelf2 } from "./rooms-shelf-2.ts"
import { roomsShelf3 } from "./rooms-shelf-3.ts"
import { roomsShelf4 } from "./rooms-shelf-4.ts"
import { roomsShelf5 } from "./rooms-shelf-5.ts"
import { secondHandShelf1 } from "./second-hand-shelf-1.ts"
import { secondHandShelf2 } from "./second-hand-shelf-2.ts"
import { secondHandShelf3 } from "./second-hand-shelf-3.ts"
import { secondHandShelf4 } from "./second-hand-shelf-4.ts"
import { secondHandShelf5 } from "./second-hand-shelf-5.ts"
import { secondHandShelf6 } from "./second-hand-shelf-6.ts"
import { secondHandShelf7 } from "./second-hand-shelf-7.ts"
import { secondHandShelf8 } from "./second-hand-shelf-8.ts"
import { smallShopsShelf1 } from "./small-shops-shelf-1.ts"
import { smallShopsShelf2 } from "./small-shops-shelf-2.ts"
import { smallShopsShelf3 } from "./small-shops-shelf-3.ts"
import { smallShopsShelf4 } from "./small-shops-shelf-4.ts"
import { smallShopsShelf5 } from "./small-shops-shelf-5.ts"
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
  ...secondHandShelf1,
  ...secondHandShelf2,
  ...secondHandShelf3,
  ...secondHandShelf4,
  ...secondHandShelf5,
  ...secondHandShelf6,
  ...secondHandShelf7,
  ...secondHandShelf8,
  ...handmadeShelf1,
  ...handmadeShelf2,
  ...handmadeShelf3,
  ...handmadeShelf4,
  ...handmadeShelf5,
  ...handmadeShelf6,
  ...householdShelf1,
  ...householdShelf2,
  ...householdShelf3,
  ...householdShelf4,
  ...householdShelf5,
  ...householdShelf6,
  ...householdShelf7,
  ...householdShelf8,
  ...householdShelf9,
  ...smallShopsShelf1,
  ...smallShopsShelf2,
  ...smallShopsShelf3,
  ...smallShopsShelf4,
  ...smallShopsShelf5,
  ...neighborsShelf1,
  ...neighborsShelf2,
  ...neighborsShelf3,
  ...neighborsShelf4,
  ...neighborsShelf5,
  ...neighborsShelf6,
}
