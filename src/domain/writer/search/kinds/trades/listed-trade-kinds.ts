import type { KindRows } from "../kind-rows.ts"
import { tradeRows1 } from "./trade-rows-1.ts"
import { tradeRows2 } from "./trade-rows-2.ts"
import { tradeRows3 } from "./trade-rows-3.ts"
import { tradeRows4 } from "./trade-rows-4.ts"
import { tradeRows5 } from "./trade-rows-5.ts"
import { tradeRows6 } from "./trade-rows-6.ts"
import { tradeRows7 } from "./trade-rows-7.ts"
import { tradeRows8 } from "./trade-rows-8.ts"

/** Kinds of local businesses and services. */
export const listedTradeKinds: KindRows = {
  ...tradeRows1,
  ...tradeRows2,
  ...tradeRows3,
  ...tradeRows4,
  ...tradeRows5,
  ...tradeRows6,
  ...tradeRows7,
  ...tradeRows8,
}
