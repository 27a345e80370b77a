/*
 * What `npm start` and `npm run dev` run first: any Node can read this file, so that one which cannot run the rest says so. It is
 * CommonJS of 2009 on purpose, and asks nothing of node_modules, which may be missing.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');

function read(file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
}

/** Whether a version is in a range of the form ">=20.19 <27". */
function fits(version, range) {
  var own = version.split('.').map(Number);
  var limits = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range).slice(1).map(Number);
  var isNewEnough = own[0] > limits[0] || (own[0] === limits[0] && own[1] >= limits[1]);
  return isNewEnough && own[0] < limits[2];
}

/** What npm has to install, for a package that is missing or has another version than the lockfile names; else undefined. */
function findMissing() {
  var wanted = read('package-lock.json').packages;
  var groups = [];
  [wanted[''], wanted.host].forEach(function (workspace) {
    groups.push(workspace.dependencies, workspace.devDependencies);
  });
  for (var i = 0; i < groups.length; i += 1) {
    for (var name in groups[i]) {
      var place = 'node_modules/' + name;
      var version;
      try {
        version = read(place + '/package.json').version;
      } catch (error) {
        return name + ' is not installed';
      }
      if (version !== wanted[place].version)
        return name + ' is installed as ' + version + ', and ' + wanted[place].version + ' is needed';
    }
  }
  return undefined;
}

/** Why the product cannot be started, in one sentence that says what to do; undefined if nothing is known against it. */
function refusal(version) {
  var range = read('package.json').engines.node;
  if (!fits(version, range))
    return (
      'Node ' +
      version +
      ' cannot run this: install a version that is ' +
      range +
      ' (https://nodejs.org), and start again.'
    );
  var missing = findMissing();
  return (
    missing && 'The packages are not those of this version (' + missing + '): run npm ci, and start again.'
  );
}

exports.refusal = refusal;

if (require.main === module) {
  var reason = refusal(process.versions.node);
  if (reason) {
    console.error(reason);
    process.exit(1);
  }
  require('./launchHost.cjs');
}
