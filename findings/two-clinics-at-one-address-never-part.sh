#!/usr/bin/env bash
# Guess:    the zoom that supercluster names for opening a cluster is one at which it opens.
# Version:  supercluster 9.1.0
# Happens:  for points at the same place it names `maxZoom + 1`, at which they lie one upon the other; within the zooms of the map
#           the cluster never opens.
# Matters:  two vets of one clinic share its door: pressing '2' moves the map to its end, where one pin hides the other. Such a
#           cluster needs a list instead of a zoom.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund supercluster@9.1.0 >>npm.log
cat >expected.txt <<'EOF'
two streets apart: opens at zoom 11, pins at zoom 16: 2
same door: opens at zoom 17, pins at zoom 16: 1
EOF
cat >run.mjs <<'EOF'
import Supercluster from 'supercluster';

const WARSAW = [20, 52, 22, 53];
const pin = (vet, coordinates) => ({ type: 'Feature', properties: { vet }, geometry: { type: 'Point', coordinates } });
function show(name, second) {
  const index = new Supercluster({ radius: 40, maxZoom: 16 });
  index.load([pin('Anna', [21.0122, 52.2297]), pin('Jan', second)]);
  const [cluster] = index.getClusters(WARSAW, 10);
  const atEnd = index.getClusters(WARSAW, 16).length;
  console.log(`${name}: opens at zoom ${index.getClusterExpansionZoom(cluster.id)}, pins at zoom 16: ${atEnd}`);
}
show('two streets apart', [21.0322, 52.2297]);
show('same door', [21.0122, 52.2297]);
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
