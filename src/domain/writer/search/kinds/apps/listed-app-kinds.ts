import type { KindRows } from "../kind-rows.ts"
import { appRows1 } from "./app-rows-1.ts"
import { appRows2 } from "./app-rows-2.ts"
import { appRows3 } from "./app-rows-3.ts"
import { appRows4 } from "./app-rows-4.ts"
import { appRows5 } from "./app-rows-5.ts"
import { appRows6 } from "./app-rows-6.ts"
import { appRows7 } from "./app-rows-7.ts"
import { appRows8 } from "./app-rows-8.ts"
import { appRows9 } from "./app-rows-9.ts"

/** Kinds of apps, category by category. */
export const listedAppKinds: KindRows = {
  ...appRows1,
  ...appRows2,
  ...appRows3,
  ...appRows4,
  ...appRows5,
  ...appRows6,
  ...appRows7,
  ...appRows8,
  ...appRows9,
}
