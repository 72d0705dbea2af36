/// <reference path="../packages/ui/src/env.d.ts" />
