import { registerHooks } from "node:module"

const compiler = new URL("compiler.cjs", import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "typescript" ? { url: compiler, shortCircuit: true } : next(specifier, context),
})
