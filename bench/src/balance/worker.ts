/** One of several processes that play matches: it gets a series and sends back how it went. */
import { gameNamed } from "./games.js";
import { playSeries, type Series } from "./one-match.js";

process.on("message", (series: Series) => {
  void gameNamed(series.game).then((game) => process.send!(playSeries(game, series)));
});
