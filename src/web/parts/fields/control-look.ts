/** The look of all controls for typing and choosing: text input, text area, the select's button. */
export const controlLook = [
  "w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-base text-ink shadow-1 transition-colors",
  "hover:border-ink-faint focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none [&:is(input,textarea):read-only]:bg-sunken",
  "aria-invalid:border-bad aria-invalid:focus-visible:border-bad aria-invalid:focus-visible:outline-bad",
].join(" ")
