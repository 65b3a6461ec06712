import { appRows1 } from "./told-app-rows-1.ts"
import { appRows2 } from "./told-app-rows-2.ts"
import { appRows3 } from "./told-app-rows-3.ts"
import { appRows4 } from "./told-app-rows-4.ts"
import { appRows5 } from "./told-app-rows-5.ts"
import { appRows6 } from "./told-app-rows-6.ts"
import { appRows7 } from "./told-app-rows-7.ts"
import { appRows8 } from "./told-app-rows-8.ts"
import { indexOf } from "./told-kinds.ts"

/** What people type for apps, by what their texts say. */
export const toldAppKinds = indexOf([appRows1, appRows2, appRows3, appRows4, appRows5, appRows6, appRows7, appRows8])
