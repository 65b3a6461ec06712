import type { KindRows } from "../kind-rows.ts"
import { sellersGoods1 } from "./sellers-goods-1.ts"
import { sellersGoods2 } from "./sellers-goods-2.ts"
import { sellersGoods3 } from "./sellers-goods-3.ts"
import { sellersGoods4 } from "./sellers-goods-4.ts"
import { sellersGoods5 } from "./sellers-goods-5.ts"
import { sellersGoods6 } from "./sellers-goods-6.ts"
import { sellersGoods7 } from "./sellers-goods-7.ts"
import { sellersGoods8 } from "./sellers-goods-8.ts"
import { sellersGoods9 } from "./sellers-goods-9.ts"
import { sellersGoods10 } from "./sellers-goods-10.ts"
import { sellersGoods11 } from "./sellers-goods-11.ts"
import { sellersGoods12 } from "./sellers-goods-12.ts"

/** What small sellers make, repair and pass on, by the alphabet. */
export const sellersGoodsKinds: KindRows = {
  ...sellersGoods1,
  ...sellersGoods2,
  ...sellersGoods3,
  ...sellersGoods4,
  ...sellersGoods5,
  ...sellersGoods6,
  ...sellersGoods7,
  ...sellersGoods8,
  ...sellersGoods9,
  ...sellersGoods10,
  ...sellersGoods11,
  ...sellersGoods12,
}
