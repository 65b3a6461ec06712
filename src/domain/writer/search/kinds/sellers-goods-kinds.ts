import type { KindRows } from "./kind-rows.ts"
import { sellersGoods1 } from "./sellers-goods-1.ts"
import { sellersGoods2 } from "./sellers-goods-2.ts"
import { sellersGoods3 } from "./sellers-goods-3.ts"
import { sellersGoods4 } from "./sellers-goods-4.ts"
import { sellersGoods5 } from "./sellers-goods-5.ts"
import { sellersGoods6 } from "./sellers-goods-6.ts"
import { sellersGoods7 } from "./sellers-goods-7.ts"

/** What small sellers make, repair and pass on, by the alphabet. */
export const sellersGoodsKinds: KindRows = {
  ...sellersGoods1,
  ...sellersGoods2,
  ...sellersGoods3,
  ...sellersGoods4,
  ...sellersGoods5,
  ...sellersGoods6,
  ...sellersGoods7,
}
