import { expect, test } from "vitest"
import type { FileProduct } from "../../../../domain/bulk/files/join-products.ts"
import { checkProduct } from "./check-product.ts"

const mug: FileProduct = {
  ...{ line: 2, name: "Mug", category: "", description: "Holds twelve ounces.", price: "", keywords: "" },
  ...{ brand: "", condition: "", audience: "" },
}

test.each<[string, Partial<FileProduct>, [string, string][]]>([
  ["all is well", {}, []],
  ["no name", { name: "" }, [["name", "Product name is required"]]],
  ["a name of 300 characters", { name: "x".repeat(300) }, []],
  ["a name of 301", { name: "x".repeat(301) }, [["name", "Product name may have at most 300 characters"]]],
  ["no description", { description: "" }, [["description", "Description must be at least 10 characters"]]],
  ["a description of ten characters", { description: "x".repeat(10) }, []],
  ["one of 5,000", { description: "x".repeat(5000) }, []],
  [
    "one of 5,001",
    { description: "x".repeat(5001) },
    [["description", "Description may have at most 5000 characters"]],
  ],
  ["a long price", { price: "9".repeat(301) }, [["price", "Price range may have at most 300 characters"]]],
  [
    "nothing at all",
    { name: "", description: "" },
    [
      ["name", "Product name is required"],
      ["description", "Description must be at least 10 characters"],
    ],
  ],
])("%s", (_name, change, faults) => {
  expect(checkProduct({ ...mug, ...change }).map(({ use, message }) => [use, message])).toEqual(faults)
})
