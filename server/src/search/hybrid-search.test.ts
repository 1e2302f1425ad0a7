import { assetSearchSuite } from '../../test/suites/asset-search.ts';

assetSearchSuite('with the built-in embedder');
