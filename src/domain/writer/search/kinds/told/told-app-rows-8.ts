import type { ToldRows } from "./told-kinds.ts"

export const appRows8: ToldRows = `
wound care|leg ulcer|pressure sore|wound dressing & photo & measure|heal|size: wound care app, wound tracker, us:wound photo app
wrestling|wrestler & takedown|pin|weight class & score|stats|match|bout: wrestling app
wristwatch|horology|timepiece|mechanical watch|automatic watch & collection|collector & watch|wristwatch|timepiece: watch collection app, watch collector app
writing prompt|story prompt & creative|story & random|daily|generate: writing prompts app, creative writing prompts
xhosa|isixhosa & learn|lesson & vocabulary|phrase|click: learn xhosa app
yahrzeit & reminder|anniversary|hebrew date: yahrzeit app, yahrzeit calendar
yarn|skein & stash & knit|knitting|crochet|yardage|meterage|skein: yarn stash app, yarn app
yo-yo|yoyo & trick: yoyo app
yoga & pose|asana & sequence|library|timer|hold: yoga app
your lawn|own lawn|my lawn & fertiliser|fertilizer|scarify|aerate|overseed & calendar|schedule|plan: lawn care app, us:lawn care schedule
your pet|your dog|your cat|my dog|my cat & vaccination|vet|flea|worm & medication|record|remind: pet care app, pet health app, us:pet health tracker
zakat & calculator|calculate|nisab: zakat app, zakat calculator
zakat|nisab & calculate|calculator & gold|wealth|asset|savings: zakat calculator, zakat app
zmanim|shabbat & candle|havdalah & time: shabbat times, candle lighting times
`
