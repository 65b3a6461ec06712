import { indexOf } from "./told-kinds.ts"
import { tradeRows1 } from "./told-trade-rows-1.ts"
import { tradeRows2 } from "./told-trade-rows-2.ts"
import { tradeRows3 } from "./told-trade-rows-3.ts"
import { tradeRows4 } from "./told-trade-rows-4.ts"
import { tradeRows5 } from "./told-trade-rows-5.ts"

/** What people type for businesses, by what their texts say. */
export const toldTradeKinds = indexOf([tradeRows1, tradeRows2, tradeRows3, tradeRows4, tradeRows5])
