/** One of several processes that play matches: it gets a series and sends back how it went. */
import { playSeries, type Series } from "./one-match.js";

process.on("message", (series: Series) => {
  process.send!(playSeries(series));
});
